import type { Input } from "../../../contract/call";
import {
	type Cart,
	linesMax,
	type saveToCart,
} from "../../../contract/sales/cart";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { commandCart, type HeldCart } from "./command";
import type { SkuRow } from "./repository";
import { requireBuyable } from "./require-buyable";
import { addUp, skuIdsOf, type Wanted } from "./wanted";
import { putLines } from "./write-repository";

/** Puts skus in on top of what is there, all or none; what was put in is chosen, and is the newest. */
export function saveLines(
	ctx: Ctx,
	wanted: Input<typeof saveToCart>["body"],
): Promise<Cart> {
	const put = async ({ tx, accountId, lines, skus }: HeldCart) => {
		const isChosen = true;
		const addedAt = ctx.now();
		const rows = onTop(lines, wanted, skus).map(({ price, ...line }) => ({
			...line,
			accountId,
			isChosen,
			priceAdded: price,
			addedAt,
		}));
		await putLines(tx, rows);
	};
	return commandCart(ctx, put, skuIdsOf(wanted));
}

/** The lines that would hold what is wanted too. Throws where that cannot be had, or there is no room. */
export function onTop(
	lines: Wanted[],
	wanted: Wanted[],
	skus: SkuRow[],
): (Wanted & { price: string })[] {
	const added = addUp(wanted);
	requireRoom(lines, added);
	return added.map(({ skuId, quantity: more }) => {
		const inCart = lines.find((line) => line.skuId === skuId)?.quantity ?? 0;
		const quantity = inCart + more;
		const sku = skus.find(({ id }) => id === skuId);
		const { price } = requireBuyable(sku, { skuId, quantity, inCart });
		return { skuId, quantity, price };
	});
}

function requireRoom(lines: Wanted[], added: Wanted[]): void {
	const skus = new Set([...skuIdsOf(lines), ...skuIdsOf(added)]);
	if (skus.size > linesMax)
		throw new GatewayError(409, "cartFull", { data: { linesMax } });
}
