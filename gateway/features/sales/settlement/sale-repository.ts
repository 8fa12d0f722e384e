import { and, asc, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../../db/client";
import { refundExchange } from "../../../db/schema/exchange";
import { goods } from "../../../db/schema/goods";
import {
	masterOrder,
	merchantOrder,
	orderLine,
} from "../../../db/schema/order";
import { refund } from "../../../db/schema/refund";
import {
	settledLine,
	settledOrder,
	settlementEntry,
} from "../../../db/schema/settlement";
import { writeTogether } from "../../../db/write-together";
import type { EntryRow } from "./entry-repository";

/** As the index of what waits says it. */
const waits = sql`${merchantOrder.settlement} = 'open' and ${merchantOrder.paid} and ${merchantOrder.cartType} = 'E_COMMERCE'`;

/** What goods that came back pay of an order: all of one that was made for them, nothing of any other. */
const exchanged = sql<string>`coalesce((
	select back.exchanged from ${refundExchange} as one join ${refund} as back on back.id = one.refund_id
	where one.order_id = merchant_order.id), 0)::text`;

/** Paid orders of the mall that are not posted. */
export async function listUnposted(db: Database, limit: number) {
	const rows = await db
		.select({ id: merchantOrder.id })
		.from(merchantOrder)
		.where(waits)
		.orderBy(asc(merchantOrder.id))
		.limit(limit);
	return rows.map(({ id }) => id);
}

/** Undefined where another process has posted it. */
export async function markPosted(tx: Transaction, orderId: number) {
	const [order] = await tx
		.update(merchantOrder)
		.set({ settlement: "posted" })
		.from(masterOrder)
		.where(
			and(
				eq(merchantOrder.id, orderId),
				waits,
				eq(masterOrder.id, merchantOrder.masterId),
			),
		)
		.returning({
			id: merchantOrder.id,
			merchantId: merchantOrder.merchantId,
			total: merchantOrder.total,
			exchanged,
			paidAt: masterOrder.paidAt,
		});
	return order;
}

/** By rising id, with the categories of what was sold. */
export function listSoldLines(tx: Transaction, orderId: number) {
	return tx
		.select({
			id: orderLine.id,
			quantity: orderLine.quantity,
			subtotal: orderLine.subtotal,
			couponShare: orderLine.couponShare,
			merchantCouponShare: orderLine.merchantCouponShare,
			pointsShare: orderLine.pointsShare,
			categoryId: goods.categoryId,
			topCategoryId: goods.topCategoryId,
		})
		.from(orderLine)
		.innerJoin(goods, eq(goods.id, orderLine.goodsId))
		.where(eq(orderLine.orderId, orderId))
		.orderBy(asc(orderLine.id));
}

interface NewSale {
	order: typeof settledOrder.$inferInsert;
	lines: Omit<typeof settledLine.$inferInsert, "orderId">[];
	entries: EntryRow[];
}

export async function insertSale(
	tx: Transaction,
	{ order, lines, entries }: NewSale,
): Promise<void> {
	const { orderId } = order;
	await writeTogether(tx, {
		settled: tx.insert(settledOrder).values(order),
		lines: tx
			.insert(settledLine)
			.values(lines.map((line) => ({ ...line, orderId }))),
		entries:
			entries.length > 0
				? tx.insert(settlementEntry).values(entries)
				: undefined,
	});
}
