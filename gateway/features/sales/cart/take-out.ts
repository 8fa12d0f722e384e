import type { Input } from "../../../contract/call";
import type {
	Cart,
	deleteFromCart,
	moveToFavourites,
} from "../../../contract/sales/cart";
import type { Ctx } from "../../../http/context";
import { keepGoods } from "../../catalog/favourites/service";
import { commandCart, getLines } from "./command";
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
