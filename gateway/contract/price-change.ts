import { z } from "zod";
import { id, money } from "./values";

const amount = money.refine((text) => !/^0+\.00$/.test(text), {
	message: "correctNumber",
});

/** Money has two decimals, so whole cents compare without floats. */
const cents = (amount: string) => BigInt(amount.replace(".", ""));

/** A new price of one sku. `oldPrice` is what it cost before a saving, and above the price; null where there is none. */
export const priceChange = z
	.object({ skuId: id, price: amount, oldPrice: amount.nullable() })
	.refine(
		({ price, oldPrice }) =>
			oldPrice === null || cents(oldPrice) > cents(price),
		{ path: ["oldPrice"], message: "must be above the price" },
	);
export type PriceChange = z.output<typeof priceChange>;
