import Decimal from "decimal.js";
import type { SkuRow } from "./goods-rows";
import type { Random } from "./random";

const soldOutShare = 0.04;
const stockMax = 400;

/** The same choices at 0.6 to 1.8 times the price, rounded to ten cents, with a stock of their own. */
export function drawSkus(
	random: Random,
	like: SkuRow[],
	goodsId: number,
): SkuRow[] {
	const factor = 0.6 + 1.2 * random();
	const isSoldOut = random() < soldOutShare;
	return like.map((sku) => {
		const price = scale(sku.price, factor);
		const oldPrice = sku.oldPrice ? scale(sku.oldPrice, factor) : null;
		const old = oldPrice?.gt(price) ? oldPrice.toFixed(2) : null;
		return {
			...sku,
			goodsId,
			price: price.toFixed(2),
			oldPrice: old,
			lowestBefore: old,
			stock: isSoldOut ? 0 : Math.floor(random() * stockMax),
		};
	});
}

function scale(price: string, factor: number): Decimal {
	return Decimal.max(
		1,
		new Decimal(price).mul(factor).toNearest("0.1", Decimal.ROUND_HALF_UP),
	);
}
