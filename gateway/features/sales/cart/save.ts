import type { Input } from "../../../contract/call";
import {
	type Cart,
	linesMax,
	type saveToCart,
} from "../../../contract/sales/cart";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { commandCart, findSku, type HeldCart } from "./command";
import { requireBuyable } from "./require-buyable";
import { putLines } from "./write-repository";

type Wanted = Input<typeof saveToCart>["body"];

/** Puts skus in on top of what is there, all or none; what was put in is chosen, and is the newest. */
export function saveLines(ctx: Ctx, wanted: Wanted): Promise<Cart> {
	const bySku = new Map<number, number>();
	for (const { skuId, quantity } of wanted)
		bySku.set(skuId, (bySku.get(skuId) ?? 0) + quantity);
	const put = async (held: HeldCart) => {
		requireRoom(held, [...bySku.keys()]);
		const addedAt = ctx.now();
		const rows = [...bySku].map(([skuId, more]) => {
			const inCart = quantityOf(held, skuId);
			const quantity = inCart + more;
			const sku = requireBuyable(findSku(held, skuId), {
				skuId,
				quantity,
				inCart,
			});
			return {
				accountId: held.accountId,
				skuId,
				quantity,
				isChosen: true,
				priceAdded: sku.price,
				addedAt,
			};
		});
		await putLines(held.tx, rows);
	};
	return commandCart(ctx, put, [...bySku.keys()]);
}

function quantityOf({ lines }: HeldCart, skuId: number): number {
	return lines.find((line) => line.skuId === skuId)?.quantity ?? 0;
}

function requireRoom({ lines }: HeldCart, skuIds: number[]): void {
	const skus = new Set([...lines.map(({ skuId }) => skuId), ...skuIds]);
	if (skus.size > linesMax)
		throw new GatewayError(409, "cartFull", { data: { linesMax } });
}
