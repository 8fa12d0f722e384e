import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { masterOrder, merchantOrder } from "../../db/schema/order";

/** By their masters: orders that were taken off the list stand in no index of their account. */
export async function sumPaid(
	db: Database,
	accountIds: number[],
): Promise<string> {
	const left = sql`${merchantOrder.total} - ${merchantOrder.refunded}`;
	const [row] = await db
		.select({ paid: sql<string>`coalesce(sum(${left}), 0.00)` })
		.from(masterOrder)
		.innerJoin(merchantOrder, eq(merchantOrder.masterId, masterOrder.id))
		.where(
			and(
				inArray(masterOrder.accountId, accountIds),
				isNotNull(masterOrder.paidAt),
			),
		);
	return row?.paid ?? "0.00";
}
