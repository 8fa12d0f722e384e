import { cacheTags } from "../../../contract/cache-tags";
import type { DataOf, Input } from "../../../contract/call";
import type { writeReviews } from "../../../contract/sales/review";
import type { Transaction } from "../../../db/client";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { enqueueEffect } from "../../platform/outbox/service";
import { requireOwnPicture, showPictures } from "../../platform/upload/service";
import {
	completeOrder,
	getOwnOrderRow,
	type LockedOrder,
	lockOrder,
} from "../order/service";
import { dropGoodsPages } from "./goods-pages";
import { addReviews } from "./service";
import * as repository from "./write-repository";

// Reviews of an own order that was received: of each line once, all that are sent or none. Goods and their merchant are rated, their pages
// called back, and the order completed with its last line, in the transaction that keeps the reviews.

type Body = Input<typeof writeReviews>["body"];
type Written = Body["reviews"][number];

export async function writeOwnReviews(ctx: Ctx, { orderNo, reviews }: Body) {
	const found = await getOwnOrderRow(ctx, orderNo);
	await requireOwnPictures(ctx, reviews);
	return ctx.db.transaction(async (tx) => {
		const writer = await repository.lockWriter(tx, signedInActor(ctx).uid);
		if (!writer) throw new GatewayError(410001, "signInAgain");
		const locked = await lockOrder(tx, found);
		const lines = await listReviewable(tx, locked, reviews);
		const rows = lines.map(({ line, written }) => ({
			...describe(ctx, line, written),
			nickname: writer.nickname,
		}));
		await addReviews(tx, rows);
		const pictures = reviews.flatMap(({ images }) => images);
		await showPictures(tx, pictures);
		const goodsIds = lines.map(({ line }) => line.goodsId);
		await dropGoodsPages(tx, goodsIds);
		await enqueueEffect(tx, "cache-tags", {
			tags: [cacheTags.merchant(locked.order.merchantId)],
		});
		const lineIds = lines.map(({ line }) => line.id);
		return settle(tx, locked, { lineIds, at: ctx.now() });
	});
}

async function requireOwnPictures(ctx: Ctx, reviews: Written[]): Promise<void> {
	for (const [at, { images }] of reviews.entries())
		for (const path of images)
			await requireOwnPicture(ctx, {
				path,
				model: "review",
				field: `reviews.${at}.images`,
			});
}

async function listReviewable(
	tx: Transaction,
	{ order }: LockedOrder,
	reviews: Written[],
) {
	const lineIds = reviews.map(({ lineId }) => lineId);
	const lines = await repository.listLinesOf(tx, order.id, lineIds);
	if (lines.length < reviews.length) throw new GatewayError(404, "notFound");
	if (!order.receivedAt) throw new GatewayError(409, "receiveFirst");
	if (lines.some(({ reviewedAt }) => reviewedAt))
		throw new GatewayError(409, "alreadyReviewed");
	if (lines.some((line) => line.refundedQuantity === line.quantity))
		throw new GatewayError(409, "nothingToReview");
	return lines.flatMap((line) => {
		const written = reviews.find(({ lineId }) => lineId === line.id);
		return written ? [{ line, written }] : [];
	});
}

function describe(
	ctx: Ctx,
	{ id, goodsId, options }: repository.LineRow,
	{ qualityStars, serviceStars, text, images }: Written,
) {
	return {
		goodsId,
		orderLineId: id,
		accountId: signedInActor(ctx).uid,
		qualityStars,
		serviceStars,
		text,
		images,
		options,
		locale: ctx.locale,
		createdAt: ctx.now(),
	};
}

/** The order is over with its last line; one that time has completed stays so. */
async function settle(
	tx: Transaction,
	locked: LockedOrder,
	{ lineIds, at }: { lineIds: number[]; at: Date },
): Promise<DataOf<typeof writeReviews>> {
	const { id: orderId, status } = locked.order;
	const left = await repository.markReviewed(tx, { orderId, lineIds }, at);
	if (left > 0) return { isCompleted: status === "completed" };
	const moving = { actor: "buyer", reason: "allReviewed", at } as const;
	await completeOrder(tx, locked, moving);
	return { isCompleted: true };
}
