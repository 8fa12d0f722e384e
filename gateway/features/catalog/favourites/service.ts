import type { DataOf, Input } from "../../../contract/call";
import type {
	dropGoods,
	listFavouriteGoods,
} from "../../../contract/catalog/favourites";
import type { Transaction } from "../../../db/client";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { presentPage, sliceOf } from "../../../http/pages";
import { presentFavourite } from "./presenter";
import * as repository from "./repository";

export {
	deleteAllFavourites as forgetFavourites,
	moveFavourites as adoptFavourites,
} from "./repository";

// Favourites: goods that an account keeps, each once, with what it cost when it was kept. What leaves the shelf later
// stays kept and says so; what is not on the shelf cannot be kept anew.

type Ids = Input<typeof dropGoods>["body"];

/** All of them or none: 404 where one is unknown or off the shelf. */
export async function keepShownGoods(ctx: Ctx, { ids }: Ids): Promise<null> {
	const { uid: accountId } = signedInActor(ctx);
	const goodsIds = [...new Set(ids)];
	await ctx.db.transaction(async (tx) => {
		const shown = await repository.countShown(tx, goodsIds);
		if (shown < goodsIds.length) throw new GatewayError(404, "notFound");
		await keepGoods(ctx, { accountId, goodsIds }, tx);
	});
	return null;
}

/** Within the caller's transaction; what is kept already stays as it is. */
export function keepGoods(
	ctx: Ctx,
	kept: { accountId: number; goodsIds: number[] },
	tx: Transaction,
): Promise<void> {
	return repository.insertFavourites(tx, kept, ctx.now());
}

export async function removeFavourites(ctx: Ctx, { ids }: Ids): Promise<null> {
	const { uid } = signedInActor(ctx);
	await repository.deleteFavourites(ctx.db, uid, ids);
	return null;
}

export async function listOwnFavourites(
	ctx: Ctx,
	asked: Input<typeof listFavouriteGoods>["query"],
): Promise<DataOf<typeof listFavouriteGoods>> {
	const { uid } = signedInActor(ctx);
	const [rows, total] = await Promise.all([
		repository.listFavourites(ctx.db, uid, sliceOf(asked)),
		repository.countFavourites(ctx.db, uid),
	]);
	const list = rows.map((row) => presentFavourite(row, ctx));
	return presentPage(asked, list, total);
}

/** Those of these goods that the account keeps. */
export async function listFavouritesAmong(ctx: Ctx, goodsIds: number[] = []) {
	const { uid } = signedInActor(ctx);
	if (goodsIds.length === 0) return [];
	return repository.listFavouritesOf(ctx.db, uid, goodsIds);
}

/** What is kept of an account's favourites, for whoever asks for all of it. */
export async function exportFavourites(ctx: Ctx, accountId: number) {
	const rows = await repository.listFavourites(ctx.db, accountId);
	return rows.map((row) => presentFavourite(row, ctx));
}
