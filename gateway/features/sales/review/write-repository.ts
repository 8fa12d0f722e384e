import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client";
import { account } from "../../../db/schema/account";
import { goods } from "../../../db/schema/goods";
import { merchantOrder, orderLine } from "../../../db/schema/order";
import { review } from "../../../db/schema/review";

/** Holds who writes, so that nobody leaves the shop meanwhile. Undefined for one that was deleted or taken over. */
export async function lockWriter(tx: Transaction, accountId: number) {
	const [row] = await tx
		.select({ nickname: account.nickname })
		.from(account)
		.where(
			and(
				eq(account.id, accountId),
				isNull(account.deletedAt),
				isNull(account.adoptedBy),
			),
		)
		.for("no key update");
	return row;
}

export function listLinesOf(tx: Transaction, orderId: number, ids: number[]) {
	return tx
		.select()
		.from(orderLine)
		.where(and(eq(orderLine.orderId, orderId), inArray(orderLine.id, ids)));
}
export type LineRow = Awaited<ReturnType<typeof listLinesOf>>[number];

/** Answers how many lines of their order still wait. */
export async function markReviewed(
	tx: Transaction,
	{ orderId, lineIds }: { orderId: number; lineIds: number[] },
	at: Date,
): Promise<number> {
	await tx
		.update(orderLine)
		.set({ reviewedAt: at })
		.where(inArray(orderLine.id, lineIds));
	const [left] = await tx
		.update(merchantOrder)
		.set({
			linesToReview: sql`${merchantOrder.linesToReview} - ${lineIds.length}::smallint`,
		})
		.where(eq(merchantOrder.id, orderId))
		.returning({ lines: merchantOrder.linesToReview });
	if (!left) throw new Error(`There is no order ${orderId}`);
	return left.lines;
}

export async function moveReviews(
	tx: Transaction,
	{ from, to }: { from: number; to: number },
): Promise<void> {
	await tx
		.update(review)
		.set({ accountId: to })
		.where(eq(review.accountId, from));
}

/** Answers the goods that they are about. */
export async function disownReviews(tx: Transaction, accountId: number) {
	const rows = await tx
		.update(review)
		.set({ accountId: null, nickname: "", images: [] })
		.where(eq(review.accountId, accountId))
		.returning({ goodsId: review.goodsId });
	return rows.map(({ goodsId }) => goodsId);
}

/** With the merchant whose goods it is about. */
export async function findReview(tx: Transaction, id: number) {
	const [row] = await tx
		.select({ review, merchantId: goods.merchantId })
		.from(review)
		.innerJoin(goods, eq(goods.id, review.goodsId))
		.where(eq(review.id, id));
	return row;
}

/** Undefined where it has a reply. */
export async function setReply(
	tx: Transaction,
	id: number,
	reply: { text: string; at: Date },
) {
	const [row] = await tx
		.update(review)
		.set({ reply: reply.text, repliedAt: reply.at })
		.where(and(eq(review.id, id), isNull(review.reply)))
		.returning();
	return row;
}
