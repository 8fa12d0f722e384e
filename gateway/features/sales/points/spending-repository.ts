import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { masterOrder, merchantOrder } from "../../../db/schema/order";

/** By their masters: orders that were taken off the list stand in no index of their account. */
export async function sumPaid(
	db: Database,
	accountIds: number[],
): Promise<string> {
	const { total, refunded, masterId } = merchantOrder;
	const ofMaster = sql`(select sum(${total} - ${refunded}) from ${merchantOrder}
		where ${eq(masterId, masterOrder.id)})`;
	const [row] = await db
		.select({ paid: sql<string>`coalesce(sum(${ofMaster}), 0.00)` })
		.from(masterOrder)
		.where(
			and(
				inArray(masterOrder.accountId, accountIds),
				isNotNull(masterOrder.paidAt),
			),
		);
	return row?.paid ?? "0.00";
}
