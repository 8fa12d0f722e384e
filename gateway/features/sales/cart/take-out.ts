import type { Input } from "../../../contract/call";
import type {
	Cart,
	deleteFromCart,
	moveToFavourites,
} from "../../../contract/sales/cart";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { keepGoods } from "../../catalog/favourites/service";
import { commandCart, getLines } from "./command";
import type { StoredLine } from "./repository";
import { deleteLines } from "./write-repository";

/** Whoever asks twice, or for a line of somebody else's cart, finds the own cart without it. */
export function deleteOwnLines(
	ctx: Ctx,
	{ ids }: Input<typeof deleteFromCart>["body"],
): Promise<Cart> {
	return commandCart(ctx, ({ tx, accountId }) =>
		deleteLines(tx, { accountId, ids }),
	);
}

export function moveLinesToFavourites(
	ctx: Ctx,
	{ ids }: Input<typeof moveToFavourites>["body"],
): Promise<Cart> {
	return commandCart(ctx, async (held) => {
		const { tx, accountId, skus } = held;
		const skuIds = getLines(held, ids).map(({ skuId }) => skuId);
		const goodsIds = skus
			.filter(({ id }) => skuIds.includes(id))
			.map(({ goodsId }) => goodsId);
		await keepGoods(ctx, { accountId, goodsIds }, tx);
		await deleteLines(tx, { accountId, ids });
	});
}

/** What of these is in the cart leaves it, in the transaction that puts it elsewhere: no piece is lost or in two places. */
export function moveLinesOut(
	ctx: Ctx,
	ids: number[],
	putElsewhere: (tx: Transaction, lines: StoredLine[]) => Promise<void>,
): Promise<Cart> {
	return commandCart(ctx, async ({ tx, accountId, lines }) => {
		const moved = lines.filter(({ id }) => ids.includes(id));
		await putElsewhere(tx, moved);
		await deleteLines(tx, { accountId, ids: moved.map(({ id }) => id) });
	});
}
