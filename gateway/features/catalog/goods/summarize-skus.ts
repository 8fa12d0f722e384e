import Decimal from "decimal.js";
import { unitPriceOf } from "../../../contract/catalog/unit-price";

interface Priced {
	price: string;
	oldPrice?: string | null;
	lowestBefore?: string | null;
	content?: string | null;
	stock: number;
}

/** What a card repeats of the skus: the cheapest that is in stock, else the cheapest. */
export function summarizeSkus(skus: Priced[]) {
	const inStock = skus.filter((sku) => sku.stock > 0);
	const [first, ...others] = inStock.length > 0 ? inStock : skus;
	if (!first) throw new Error("A goods without skus has no price");
	const cheapest = others.reduce(
		(least, sku) => (new Decimal(sku.price).lt(least.price) ? sku : least),
		first,
	);
	const unitPrice = unitPriceOf(cheapest.price, cheapest.content);
	return {
		price: cheapest.price,
		oldPrice: cheapest.oldPrice ?? null,
		lowestBefore: cheapest.lowestBefore ?? null,
		unitPrice: unitPrice?.price ?? null,
		unitPer: unitPrice?.per ?? null,
		hasPriceRange: new Set(skus.map((sku) => sku.price)).size > 1,
		stock: skus.reduce((sum, sku) => sum + sku.stock, 0),
		skuCount: skus.length,
	};
}
