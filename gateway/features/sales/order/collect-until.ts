import { collectWithinDays } from "../../../contract/delivery/collecting-terms";
import { parcelWithinDays } from "../../../contract/delivery/collection-point-terms";
import { slotHours } from "../../../contract/delivery/slot-terms";
import { daysMs } from "./days";

interface Waiting {
	slotStartsAt: Date;
	/** When it was ready; null while it is not. */
	shippedAt: Date | null;
}

/** From when its days are counted: the end of its slot, or when it was ready where that was later. */
export function waitsFrom({ slotStartsAt, shippedAt }: Waiting): Date {
	const slotEndMs = slotStartsAt.getTime() + slotHours * 60 * 60 * 1_000;
	return new Date(Math.max(slotEndMs, shippedAt?.getTime() ?? 0));
}

/** How long an order waits at its store. */
export function collectUntil(waiting: Waiting): Date {
	return new Date(waitsFrom(waiting).getTime() + daysMs(collectWithinDays));
}

/** How long a parcel waits at the store where it arrived then. */
export function parcelUntil(arrivedAt: Date): Date {
	return new Date(arrivedAt.getTime() + daysMs(parcelWithinDays));
}
