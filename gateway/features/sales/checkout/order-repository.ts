import { type SQLWrapper, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client";
import { collection } from "../../../db/schema/collection";
import {
	couponUse,
	masterOrder,
	merchantOrder,
	orderLine,
	orderStep,
} from "../../../db/schema/order";
import { writeTogether } from "../../../db/write-together";

export type NewLine = Omit<typeof orderLine.$inferInsert, "orderId">;
/** With its lines. */
export interface NewMerchantOrder {
	row: Omit<
		typeof merchantOrder.$inferInsert,
		"masterId" | "accountId" | "createdAt"
	>;
	lines: NewLine[];
	/** By which it is fetched; null where it is delivered. */
	collectCode: string | null;
}

export interface NewOrder {
	master: typeof masterOrder.$inferInsert & { createdAt: Date };
	orders: NewMerchantOrder[];
	couponUses: Omit<typeof couponUse.$inferInsert, "masterId">[];
}

const masterId = sql`(select id from master)`;
const orderIdOf = (no: string) => sql`(select id from orders where no = ${no})`;

/**
 * A master with an order per merchant, their lines, the first step of each and the coupons it used, and in the same
 * statement what else is to be written. Answers the id of the master.
 */
export async function insertOrder(
	tx: Transaction,
	{ master, orders, couponUses }: NewOrder,
	beside: Record<string, SQLWrapper | undefined>,
): Promise<number> {
	const { accountId, createdAt } = master;
	const parts = orders.map(({ row }) => row);
	const made = { masterId, accountId, createdAt };
	const lines = orders.flatMap((one) =>
		one.lines.map((line) => ({ ...line, orderId: orderIdOf(one.row.no) })),
	);
	const collections = orders.flatMap(({ row, collectCode: code }) =>
		code === null ? [] : [{ orderId: orderIdOf(row.no), code }],
	);
	const uses = couponUses.map((use) => ({ ...use, masterId }));
	const [row] = await writeTogether<{ id: number }>(
		tx,
		{
			master: tx
				.insert(masterOrder)
				.values(master)
				.returning({ id: masterOrder.id }),
			orders: tx
				.insert(merchantOrder)
				.values(parts.map((part) => ({ ...part, ...made })))
				.returning({
					id: merchantOrder.id,
					no: merchantOrder.no,
					storeId: merchantOrder.storeId,
					slotStartsAt: merchantOrder.slotStartsAt,
					isCollected: merchantOrder.isCollected,
				}),
			lines: tx.insert(orderLine).values(lines),
			steps: sql`(insert into ${orderStep} (order_id, step, actor, at)
				select id, 'created', 'buyer', ${createdAt.toISOString()}::timestamptz from orders order by id)`,
			coupon_uses:
				uses.length > 0 ? tx.insert(couponUse).values(uses) : undefined,
			collections:
				collections.length > 0
					? tx.insert(collection).values(collections)
					: undefined,
			...beside,
		},
		sql`select id from master`,
	);
	if (!row) throw new Error("An order was not kept");
	return row.id;
}
