import { parcelWithinDays } from "../contract/delivery/collection-point-terms";
import { listLying } from "../features/sales/collecting/parcel-repository";
import { daysMs } from "../features/sales/order/days";
import { holdOrder } from "../features/sales/order/lock-order";
import { refundWhole } from "../features/sales/refund/refund-whole";
import type { Rules } from "./rules";

// How what is fetched must not be handled, for the same reason.

/** Pays back what waited when it was looked for, whoever fetched it meanwhile. */
export const naiveTakeBack: Rules["takeBack"] = async ({ db, now }) => {
	const at = now();
	const arrivedBefore = new Date(at.getTime() - daysMs(parcelWithinDays));
	const lying = { arrivedBefore, toBe: "sentBack" as const };
	for (const due of await listLying(db, lying, 100))
		await db.transaction(async (tx) => {
			const locked = await holdOrder(tx, due);
			const reason = "notCollected" as const;
			await refundWhole(tx, locked, { actor: "shop", at, reason });
		});
};
