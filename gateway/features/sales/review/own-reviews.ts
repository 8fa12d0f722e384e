import type { DataOf, Input } from "../../../contract/call";
import type { listOwnReviews } from "../../../contract/sales/review";
import type { Transaction } from "../../../db/client";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { presentPage, sliceOf } from "../../../http/pages";
import { listOwnAccounts } from "../../identity/user/service";
import { getOwnOrderRow } from "../order/service";
import { dropGoodsPages } from "./goods-pages";
import * as repository from "./own-repository";
import { presentReviewableLine } from "./presenter";
import { disownReviews } from "./write-repository";

/** Another account's order is not found. */
export async function listOwnLines(
	ctx: Ctx,
	{ state, orderNo, ...asked }: Input<typeof listOwnReviews>["query"],
): Promise<DataOf<typeof listOwnReviews>> {
	const order =
		orderNo === undefined ? undefined : await getOwnOrderRow(ctx, orderNo);
	const accountIds = await listOwnAccounts(ctx, signedInActor(ctx).uid);
	const filter = { accountIds, orderId: order?.id };
	const slice = sliceOf(asked);
	const isDone = state === "done";
	const [rows, total] = await Promise.all([
		isDone
			? repository.listDone(ctx.db, filter, slice)
			: repository.listPending(ctx.db, filter, slice),
		isDone
			? repository.countDone(ctx.db, filter)
			: repository.countPending(ctx.db, filter),
	]);
	return presentPage(
		asked,
		rows.map((row) => presentReviewableLine(row, ctx.locale)),
		total,
	);
}

/** What an account wrote, for whoever asks for all of it. */
export const countReviewsOf = ({ db }: Ctx, accountId: number) =>
	repository.countDone(db, { accountIds: [accountId] });

export async function exportReviews(ctx: Ctx, accountId: number) {
	const rows = await repository.listDone(ctx.db, { accountIds: [accountId] });
	return rows.map((row) => presentReviewableLine(row, ctx.locale));
}

/** What was said stays and counts; name and pictures, which may show somebody, go. */
export async function forgetReviews(tx: Transaction, accountId: number) {
	await dropGoodsPages(tx, await disownReviews(tx, accountId));
}
