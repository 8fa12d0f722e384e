import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { buyingGroup, groupPlace } from "../db/schema/group";
import { merchantOrder } from "../db/schema/order";
import { failOverdueGroups } from "../features/sales/group/fail";
import { holdOrder } from "../features/sales/order/lock-order";
import { refundWhole } from "../features/sales/refund/refund-whole";
import type { Rules } from "./rules";

// How groups must not be ended, for the same reason.

/** Notes that a group is over, and then pays back: whoever dies in between leaves the rest to nobody. */
export const naiveEnd: Rules["endGroups"] = async (deps) => {
	const { db, now } = deps;
	await failOverdueGroups(deps);
	const over = await db.transaction((tx) =>
		tx
			.update(buyingGroup)
			.set({ woundUpAt: now() })
			.where(
				and(eq(buyingGroup.state, "failed"), isNull(buyingGroup.woundUpAt)),
			)
			.returning({ id: buyingGroup.id }),
	);
	for (const { id } of over) {
		const isToPayBack = and(
			eq(groupPlace.groupId, id),
			isNotNull(groupPlace.paidAt),
			isNull(groupPlace.releasedAt),
		);
		const orders = await db
			.select({ order: merchantOrder })
			.from(merchantOrder)
			.innerJoin(groupPlace, eq(groupPlace.masterId, merchantOrder.masterId))
			.where(isToPayBack);
		for (const { order } of orders)
			await db.transaction(async (tx) => {
				const at = now();
				const why = { actor: "shop", at, reason: "groupFailed" } as const;
				const locked = await holdOrder(tx, order);
				await tx
					.update(groupPlace)
					.set({ releasedAt: at })
					.where(eq(groupPlace.masterId, order.masterId));
				await refundWhole(tx, locked, why);
			});
	}
};
