import { z } from "zod";
import { id, money } from "../values";

const amount = money.refine((text) => !/^0+\.00$/.test(text), {
	message: "correctNumber",
});

/** A new price of one sku. `oldPrice` is what it cost before a saving, and above the price; null where there is none. */
export const priceChange = z
	.object({ skuId: id, price: amount, oldPrice: amount.nullable() })
	.refine(
		({ price, oldPrice }) =>
			oldPrice === null || Number(oldPrice) > Number(price),
		{ path: ["oldPrice"], message: "oldPriceAbove" },
	);
export type PriceChange = z.output<typeof priceChange>;
