import { z } from "zod";
import { money } from "../values";

/** What each line of a cart, a quote or a list says of its sku. */
export const skuOfLine = {
	skuId: z.int(),
	goodsId: z.int(),
	name: z.string(),
	image: z.string(),
	unit: z.string().nullable(),
	/** Chosen value per option name, in the request's language. */
	options: z.record(z.string(), z.string()),
	/** What one costs now, before coupons and points. */
	price: money,
};
