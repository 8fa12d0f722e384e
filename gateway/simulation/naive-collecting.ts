import { and, eq, lte, ne } from "drizzle-orm";
import { parcelWithinDays } from "../contract/delivery/collection-point-terms";
import { merchantOrder } from "../db/schema/order";
import { parcelAtStore } from "../db/schema/parcel-at-store";
import { returnUncollected } from "../features/sales/collecting/waiting";
import { daysMs } from "../features/sales/order/days";
import { holdOrder } from "../features/sales/order/lock-order";
import { refundWhole } from "../features/sales/refund/refund-whole";
import type { Rules } from "./rules";

// How what is fetched must not be handled, for the same reason.

/** Pays back what came to a store long ago, whoever has fetched it since. */
export const naiveTakeBack: Rules["takeBack"] = async (deps) => {
	const { db, now } = deps;
	const at = now();
	const before = new Date(at.getTime() - daysMs(parcelWithinDays));
	const { id, masterId, accountId } = merchantOrder;
	const came = await db
		.select({ id, masterId, accountId })
		.from(parcelAtStore)
		.innerJoin(merchantOrder, eq(id, parcelAtStore.orderId))
		.where(
			and(
				lte(parcelAtStore.arrivedAt, before),
				ne(merchantOrder.status, "completed"),
			),
		);
	for (const due of came)
		await db.transaction(async (tx) => {
			const locked = await holdOrder(tx, due);
			const reason = "notCollected" as const;
			await refundWhole(tx, locked, { actor: "shop", at, reason });
		});
	await returnUncollected(deps);
};
