import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../db/client";
import { merchantOrder, orderLine, orderStep } from "../db/schema/order";
import { pointsEntry } from "../db/schema/points";
import { review } from "../db/schema/review";
import { rateGoods } from "../features/catalog/goods/service";
import { ship } from "../features/sales/fulfilment/ship";
import { completeOrder } from "../features/sales/order/complete";
import { lockOrder } from "../features/sales/order/lock-order";
import type { Ctx } from "../http/context";
import { GatewayError } from "../http/errors";
import { isTheirs } from "../http/staff";
import type { Rules } from "./rules";

// How orders must not be moved: by what was seen before they were held.

async function look({ db }: Ctx, orderNo: string) {
	const [order] = await db
		.select()
		.from(merchantOrder)
		.where(eq(merchantOrder.no, orderNo));
	if (!order) throw new GatewayError(404, "notFound");
	const lines = await db
		.select()
		.from(orderLine)
		.where(eq(orderLine.orderId, order.id));
	return { order, lines };
}

/** Asks nobody whether a refund waits. */
export const naiveShip: Rules["ship"] = async (ctx, { params }) => {
	const { order, lines } = await look(ctx, params.orderNo);
	if (!isTheirs(ctx, order.merchantId)) throw new GatewayError(404, "notFound");
	if (order.cartType === "SUPERMARKET" && !order.acceptedAt)
		throw new GatewayError(409, "acceptFirst");
	await ctx.db.transaction(async (tx) => {
		const locked = await lockOrder(tx, order);
		const left = await tx
			.select()
			.from(orderLine)
			.where(
				and(
					inArray(
						orderLine.id,
						lines.map(({ id }) => id),
					),
					sql`${orderLine.refundedQuantity} < ${orderLine.quantity}`,
				),
			);
		const pieces = left.map(({ id: lineId, quantity, refundedQuantity }) => ({
			lineId,
			quantity: quantity - refundedQuantity,
		}));
		await ship(tx, locked, {
			actor: "merchant",
			at: ctx.now(),
			left,
			parcels: [{ method: "virtual", content: "A code", lines: pieces }],
		});
	});
};

/** Grants points with every click that found the order on its way. */
export const naiveTake: Rules["take"] = async (ctx, orderNo) => {
	const { order, lines } = await look(ctx, orderNo);
	if (order.status !== "awaitingReceipt")
		throw new GatewayError(409, "notOnItsWay");
	const left = lines.filter((one) => one.refundedQuantity < one.quantity);
	const at = ctx.now();
	await ctx.db.transaction(async (tx) => {
		await tx
			.update(merchantOrder)
			.set({ status: "received", receivedAt: at, linesToReview: left.length })
			.where(eq(merchantOrder.id, order.id));
		await grantAgain(tx, { order, at });
		await tellReceived(tx, { order, at });
	});
};

interface Received {
	order: typeof merchantOrder.$inferSelect;
	at: Date;
}

async function grantAgain(
	tx: Transaction,
	{ order, at }: Received,
): Promise<void> {
	const { id: orderId, accountId, total, refunded } = order;
	const amount = Math.floor(Number(total) - Number(refunded));
	const usableFrom = new Date(at.getTime() + 7 * 24 * 60 * 60_000);
	if (amount === 0) return;
	await tx
		.insert(pointsEntry)
		.values({ accountId, orderId, kind: "granted", amount, usableFrom, at })
		.onConflictDoUpdate({
			target: pointsEntry.orderId,
			targetWhere: sql`${pointsEntry.kind} = 'granted'`,
			set: { amount: sql`${pointsEntry.amount} + ${amount}`, usableFrom, at },
		});
}

async function tellReceived(
	tx: Transaction,
	{ order, at }: Received,
): Promise<void> {
	await tx
		.insert(orderStep)
		.values({ orderId: order.id, step: "received", actor: "buyer", at })
		.onConflictDoUpdate({
			target: [orderStep.orderId, orderStep.step],
			set: { at },
		});
	await tx.execute(
		sql`insert into outbox (kind, payload, reference) values ('mail', '{}', ${`orderReceived ${order.no}`}) on conflict do nothing`,
	);
}

/** Counts a review in the rating without asking whether it was written meanwhile. */
export const naiveReview: Rules["review"] = async (
	ctx,
	{ orderNo, reviews },
) => {
	const { order, lines } = await look(ctx, orderNo);
	if (!order.receivedAt) throw new GatewayError(409, "receiveFirst");
	const said = reviews.flatMap((written) => {
		const line = lines.find(({ id }) => id === written.lineId);
		return line ? [{ line, written }] : [];
	});
	if (
		said.some(
			({ line }) => line.reviewedAt || line.refundedQuantity === line.quantity,
		)
	)
		throw new GatewayError(409, "alreadyReviewed");
	const at = ctx.now();
	await ctx.db.transaction(async (tx) => {
		const locked = await lockOrder(tx, order);
		for (const one of said) await rateAgain(tx, { ...one, order, at });
		const linesToReview = await tx.$count(
			orderLine,
			and(
				eq(orderLine.orderId, order.id),
				isNull(orderLine.reviewedAt),
				sql`${orderLine.refundedQuantity} < ${orderLine.quantity}`,
			),
		);
		await tx
			.update(merchantOrder)
			.set({ linesToReview })
			.where(eq(merchantOrder.id, order.id));
		const reason = "allReviewed";
		if (linesToReview === 0)
			await completeOrder(tx, locked, { actor: "buyer", reason, at });
	});
};

interface Said extends Received {
	line: Pick<typeof orderLine.$inferSelect, "id" | "goodsId">;
	written: Parameters<Rules["review"]>[1]["reviews"][number];
}

async function rateAgain(
	tx: Transaction,
	{ line, written, order, at }: Said,
): Promise<void> {
	const { images, text, qualityStars, serviceStars } = written;
	await tx
		.insert(review)
		.values({
			goodsId: line.goodsId,
			orderLineId: line.id,
			images,
			text,
			qualityStars,
			serviceStars,
			nickname: "Kit",
			locale: "en",
			accountId: order.accountId,
			options: {},
			createdAt: at,
		})
		.onConflictDoNothing();
	await rateGoods(tx, line.goodsId, qualityStars + serviceStars);
	await tx
		.update(orderLine)
		.set({ reviewedAt: at })
		.where(eq(orderLine.id, line.id));
}
