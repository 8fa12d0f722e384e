import { and, asc, eq, inArray, type SQLWrapper, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../../db/client";
import { findRow } from "../../../../db/one-row";
import { refundExchange } from "../../../../db/schema/exchange";
import { goods, isSold, sku } from "../../../../db/schema/goods";
import { merchantOrder, orderLine } from "../../../../db/schema/order";
import { payment } from "../../../../db/schema/payment";
import { refund } from "../../../../db/schema/refund";

export type ExchangeRow = typeof refundExchange.$inferSelect;

export async function insertExchange(
	tx: Transaction,
	row: typeof refundExchange.$inferInsert,
): Promise<void> {
	await tx.insert(refundExchange).values(row);
}

export const findExchange = (db: Queryable, refundId: number) =>
	findRow(db, refundExchange, eq(refundExchange.refundId, refundId));

export async function updateExchange(
	tx: Transaction,
	refundId: number,
	changes: Partial<Pick<ExchangeRow, "held" | "orderId" | "paymentId">>,
): Promise<void> {
	await tx
		.update(refundExchange)
		.set(changes)
		.where(eq(refundExchange.refundId, refundId));
}

const variants = (db: Queryable) =>
	db
		.select({
			skuId: sku.id,
			goodsId: sku.goodsId,
			name: goods.name,
			images: goods.images,
			image: sku.image,
			options: sku.options,
			price: sku.price,
			stock: sku.stock,
		})
		.from(sku)
		.innerJoin(goods, eq(goods.id, sku.goodsId));
export type VariantRow = Awaited<ReturnType<typeof listVariants>>[number];

/** All that is sold of these goods, as it is shown. */
export function listVariants(db: Queryable, goodsIds: number[]) {
	return variants(db)
		.where(and(inArray(sku.goodsId, goodsIds), isSold))
		.orderBy(asc(sku.position), asc(sku.id));
}

/** One of them, sold or not. */
export async function getVariant(
	db: Queryable,
	skuId: number,
): Promise<VariantRow> {
	const [row] = await variants(db).where(eq(sku.id, skuId));
	if (!row) throw new Error(`There is no sku ${skuId}`);
	return row;
}

/** With the variant, and the number of the order that was made of it. */
export function listExchanges(db: Queryable, refundIds: number[]) {
	return db
		.select({
			row: refundExchange,
			variant: { options: sku.options, image: sku.image, images: goods.images },
			orderNo: merchantOrder.no,
			orderStatus: merchantOrder.status,
			isPaid: merchantOrder.paid,
		})
		.from(refundExchange)
		.innerJoin(sku, eq(sku.id, refundExchange.skuId))
		.innerJoin(goods, eq(goods.id, sku.goodsId))
		.leftJoin(merchantOrder, eq(merchantOrder.id, refundExchange.orderId))
		.where(inArray(refundExchange.refundId, refundIds));
}
export type ExchangeFound = Awaited<ReturnType<typeof listExchanges>>[number];

/** Pieces of an order that pay for others which their buyer has kept, however often they were exchanged. */
export const keptExchangesOf = (orderId: SQLWrapper | number) => sql`(
	with recursive made (id) as (
		select ${orderId}::int
		union select went.order_id from made
			join ${refund} as back on back.order_id = made.id
			join ${refundExchange} as went on went.refund_id = back.id and not went.is_dearer
	)
	select from made join ${orderLine} as line on line.order_id = made.id
	where made.id <> ${orderId} and line.refunded_quantity < line.quantity
)`;

export async function hasKeptExchange(
	tx: Transaction,
	orderId: number,
): Promise<boolean> {
	const { rows } = await tx.execute(
		sql`select where exists ${keptExchangesOf(orderId)}`,
	);
	return rows.length > 0;
}

/** The order whose pieces paid for this one; none where it was paid with money. */
export async function findOrigin(tx: Transaction, orderId: number) {
	const { id, masterId } = merchantOrder;
	const [origin] = await tx
		.select({ id, masterId })
		.from(refundExchange)
		.innerJoin(refund, eq(refund.id, refundExchange.refundId))
		.innerJoin(merchantOrder, eq(merchantOrder.id, refund.orderId))
		.where(
			and(
				eq(refundExchange.orderId, orderId),
				eq(refundExchange.isDearer, false),
			),
		);
	return origin;
}

/** The charge that paid for an order that was made by an exchange: of the first order that was paid with money. */
export async function findSource(db: Queryable, masterId: number) {
	const [row] = await db
		.select({ payment })
		.from(merchantOrder)
		.innerJoin(refundExchange, eq(refundExchange.orderId, merchantOrder.id))
		.innerJoin(payment, eq(payment.id, refundExchange.paymentId))
		.where(eq(merchantOrder.masterId, masterId));
	return row?.payment;
}
