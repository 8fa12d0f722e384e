import type { Input } from "../../../contract/call";
import type {
	Cart,
	changeSku,
	chooseLines,
	setQuantity,
} from "../../../contract/sales/cart";
import type { Ctx } from "../../../http/context";
import {
	commandCart,
	findSku,
	getLine,
	getLines,
	type HeldCart,
} from "./command";
import type { SkuRow } from "./repository";
import { requireBuyable } from "./require-buyable";
import { deleteLines, setChosen, updateLine } from "./write-repository";

// What changes a line that is there. A line that is not in the session's cart is not found, whosever it is.

export function setLineQuantity(
	ctx: Ctx,
	{ id, quantity }: Input<typeof setQuantity>["body"],
): Promise<Cart> {
	return commandCart(ctx, async (held) => {
		const { skuId, quantity: inCart } = getLine(held, id);
		requireBuyable(findSku(held, skuId), { skuId, quantity, inCart });
		await updateLine(held.tx, id, { quantity });
	});
}

/** The line keeps its place; one that holds the other sku already is taken into it. */
export function changeLineSku(
	ctx: Ctx,
	{ id, skuId }: Input<typeof changeSku>["body"],
): Promise<Cart> {
	const change = async (held: HeldCart) => {
		const line = getLine(held, id);
		if (line.skuId === skuId) return;
		const sku = findOtherSku(held, line.skuId, skuId);
		const twin = held.lines.find((one) => one.skuId === skuId);
		const inCart = twin?.quantity ?? 0;
		const quantity = line.quantity + inCart;
		const { price } = requireBuyable(sku, { skuId, quantity, inCart });
		if (twin) await deleteLines(held.tx, { ...held, ids: [twin.id] });
		const isChosen = line.isChosen || (twin?.isChosen ?? false);
		const changes = { skuId, quantity, isChosen, priceAdded: price };
		await updateLine(held.tx, id, changes);
	};
	return commandCart(ctx, change, [skuId]);
}

/** Undefined where the two are not of the same goods. */
function findOtherSku(
	held: HeldCart,
	skuId: number,
	otherId: number,
): SkuRow | undefined {
	const former = findSku(held, skuId);
	const other = findSku(held, otherId);
	return other?.goodsId === former?.goodsId ? other : undefined;
}

/** What cannot be bought may be marked too: it is bought once it can be. */
export function chooseOwnLines(
	ctx: Ctx,
	{ ids, isChosen }: Input<typeof chooseLines>["body"],
): Promise<Cart> {
	return commandCart(ctx, async (held) => {
		if (ids) getLines(held, ids);
		await setChosen(held.tx, { accountId: held.accountId, ids }, isChosen);
	});
}
