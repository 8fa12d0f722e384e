import type { Input } from "../../../contract/call";
import {
	type Cart,
	joinBasket,
	linesMax,
	type saveToCart,
} from "../../../contract/sales/cart";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import {
	findAnswer,
	keptAnswer,
	readCommand,
} from "../../platform/idempotency/service";
import { commandCart, type HeldCart } from "./command";
import { joinedWhole } from "./joined";
import type { SkuRow } from "./repository";
import { requireBuyable } from "./require-buyable";
import { addUp, skuIdsOf, type Wanted } from "./wanted";
import { putLines } from "./write-repository";

/**
 * Puts skus in on top of what is there, all or none; what was put in is chosen, and is the newest. Under a key it counts as
 * joined: whoever lost the answer joins the same by that key, and it is in the cart once.
 */
export function saveLines(
	ctx: Ctx,
	wanted: Input<typeof saveToCart>["body"],
): Promise<Cart> {
	const command = ctx.idempotencyKey
		? readCommand(ctx, joinBasket, wanted)
		: undefined;
	const put = async ({ tx, accountId, lines, skus }: HeldCart) => {
		if (command && (await findAnswer(tx, command))) return;
		const isChosen = true;
		const addedAt = ctx.now();
		const rows = onTop(lines, wanted, skus).map((line) => ({
			...line,
			accountId,
			isChosen,
			addedAt,
		}));
		await putLines(tx, rows);
		const answer = joinedWhole(wanted);
		if (command) await keptAnswer(tx, command, { answer, at: addedAt });
	};
	return commandCart(ctx, put, skuIdsOf(wanted));
}

/** The lines that would hold what is wanted too. Throws where that cannot be had, or there is no room. */
export function onTop(
	lines: Wanted[],
	wanted: Wanted[],
	skus: SkuRow[],
): (Wanted & { priceAdded: string })[] {
	const added = addUp(wanted);
	requireRoom(lines, added);
	return added.map(({ skuId, quantity: more, priceSeen }) => {
		const inCart = lines.find((line) => line.skuId === skuId)?.quantity ?? 0;
		const quantity = inCart + more;
		const sku = skus.find(({ id }) => id === skuId);
		const { price } = requireBuyable(sku, { skuId, quantity, inCart });
		return { skuId, quantity, priceAdded: priceSeen ?? price };
	});
}

function requireRoom(lines: Wanted[], added: Wanted[]): void {
	const skus = new Set([...skuIdsOf(lines), ...skuIdsOf(added)]);
	if (skus.size > linesMax)
		throw new GatewayError(409, "cartFull", { data: { linesMax } });
}
