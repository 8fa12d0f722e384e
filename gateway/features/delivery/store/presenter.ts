import type {
	DeliverySlot,
	TimeSpan,
} from "../../../contract/delivery/delivery-slot";
import type { Ranked } from "../../../contract/delivery/nearest-stores";
import { slotHours } from "../../../contract/delivery/slot-terms";
import type { ListedStore } from "../../../contract/delivery/store";
import { type LocaleCode, localize } from "../../../contract/locale";
import { hongKongTime } from "../../../http/hong-kong-time";
import type { ClosureRow } from "./closure-repository";
import { sayClosure } from "./closure-words";
import { isOpenAt } from "./opening";
import type { StoreNow } from "./read-slots";
import type { StoreRow } from "./repository";
import { outlook, type Slot } from "./slots";

type UnlocatedStore = Omit<ListedStore, "distance" | "delivers">;

export function presentStore(
	{ row, days, now }: StoreNow,
	locale: LocaleCode,
): UnlocatedStore {
	const { next, closure } = outlook(days);
	return {
		id: row.id,
		merId: row.merchantId,
		name: localize(row.name, locale),
		district: localize(row.district, locale),
		address: localize(row.address, locale),
		phone: row.phone,
		latitude: row.latitude,
		longitude: row.longitude,
		radiusMetres: row.radiusMetres,
		fee: row.fee,
		freeFrom: row.freeFrom,
		openingHours: row.openingHours,
		isOpen: isOpenAt(row.openingHours, now),
		collects: row.collects,
		nextSlot: next ? presentSpan(next) : null,
		closure: closure ? sayClosure(closure, locale) : null,
	};
}

/** Undefined where nobody said where the goods go. */
export function presentReach(
	ranked: Partial<Ranked<StoreRow>> | undefined,
): Pick<ListedStore, "distance" | "delivers"> {
	return {
		distance: ranked?.distanceMetres ?? null,
		delivers: ranked?.delivers ?? null,
	};
}

export function presentSlot(
	slot: Slot<ClosureRow>,
	locale: LocaleCode,
): DeliverySlot {
	return {
		...presentSpan(slot),
		state: slot.state,
		closure: slot.closure ? sayClosure(slot.closure, locale) : null,
	};
}

const slotMs = slotHours * 60 * 60 * 1_000;

/** The slot that begins then. */
export const presentSlotAt = (startsAt: Date): TimeSpan => ({
	from: hongKongTime(startsAt),
	to: hongKongTime(new Date(startsAt.getTime() + slotMs)),
});

export function presentSpan({ from, to }: Slot<ClosureRow>): TimeSpan {
	return { from: hongKongTime(from), to: hongKongTime(to) };
}
