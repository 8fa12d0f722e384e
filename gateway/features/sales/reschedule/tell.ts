import type { Transaction } from "../../../db/client";
import { type Closure, sayClosure } from "../../delivery/store/service";
import type { LockedOrder } from "../order/service";
import { slotIn, tellBuyer } from "../order-message/service";
import type { HeldUpRow } from "./repository";

// What a buyer hears of an order that is held up: that it is, and when it comes instead. Each once.

/** That it does not come at its time, why, and that another one can be chosen. */
export function tellHeldUp(
	tx: Transaction,
	locked: LockedOrder,
	{ heldUp, closure }: { heldUp: HeldUpRow; closure: Closure },
): Promise<void> {
	const why = sayClosure(closure, locked.master.locale);
	const startsAt = heldUp.slotStartsAt;
	const template = "orderHeldUp";
	return tell(tx, locked, { template, heldUp, startsAt, values: { why } });
}

/** The time that it was given, or its own again. */
export function tellRescheduled(
	tx: Transaction,
	locked: LockedOrder,
	{ heldUp, to }: { heldUp: HeldUpRow; to: Date },
): Promise<void> {
	const isItsOwn = to.getTime() === heldUp.slotStartsAt.getTime();
	const template = isItsOwn ? "orderComesAsPromised" : "orderRescheduled";
	return tell(tx, locked, { template, heldUp, startsAt: to });
}

interface Notified {
	template: "orderHeldUp" | "orderRescheduled" | "orderComesAsPromised";
	heldUp: HeldUpRow;
	/** Of the slot that it is about. */
	startsAt: Date;
	values?: Record<string, string>;
}

function tell(
	tx: Transaction,
	{ master, order }: LockedOrder,
	{ template, heldUp, startsAt, values }: Notified,
): Promise<void> {
	const { no, isCollected, point } = order;
	const step = template === "orderHeldUp" ? "heldUp" : "rescheduled";
	return tellBuyer(tx, master, {
		template,
		reference: `${step} ${heldUp.id} ${no}`,
		values: {
			...values,
			orderNo: no,
			slot: slotIn(startsAt.getTime(), master.locale),
		},
		slots: [{ startsAt, isCollected, point }],
		path: `/users/order_detail?orderNo=${no}`,
	});
}
