import { quantityMax } from "../../../contract/sales/cart";
import { GatewayError } from "../../../http/errors";
import type { AnswerKey } from "../../../words/words";
import { mostOf } from "./line-state";
import type { SkuRow } from "./repository";

interface Wanted {
	skuId: number;
	/** With what the cart holds of it. */
	quantity: number;
	inCart: number;
}

/** Throws 404 for an unknown sku, 409 for one that cannot be had, or not as many of it: the answer says how many there are. */
export function requireBuyable(
	sku: SkuRow | undefined,
	{ skuId, quantity, inCart }: Wanted,
): SkuRow {
	if (!sku) throw new GatewayError(404, "notFound");
	const most = mostOf(sku);
	if (quantity <= most) return sku;
	throw new GatewayError(409, wordFor(sku), {
		data: { skuId, quantityMax: most, inCart },
	});
}

function wordFor({ isShown, stock }: SkuRow): AnswerKey {
	if (!isShown) return "goodsOffShelf";
	if (stock === 0) return "soldOut";
	return stock < quantityMax ? "fewerInStock" : "tooManyOfOne";
}
