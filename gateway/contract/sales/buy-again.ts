import { z } from "zod";
import { defineCall } from "../call";
import { cartType, money } from "../values";
import { lineStates } from "./cart";
import { skuOfLine } from "./sku-of-line";

// What an account has received, walked through by aisle. An aisle is a top category.

const boughtBefore = z.object({
	...skuOfLine,
	/** What one cost in the latest order, before coupons and points. */
	lastPrice: money,
	/** When that order arrived; ISO 8601 with +08:00. */
	lastAt: z.string(),
	/** In how many orders. */
	times: z.int(),
	/** As many as were kept of the latest order, and no more than can be had now; 1 where there is none. */
	quantity: z.int(),
	/** No more than this can be asked for now. */
	quantityMax: z.int(),
	state: z.enum(lineStates),
});
export type BoughtBefore = z.infer<typeof boughtBefore>;

const aisle = z.object({
	id: z.int(),
	name: z.string(),
	cartType,
	/** What was bought often and lately first. */
	goods: z.array(boughtBefore),
});
export type Aisle = z.infer<typeof aisle>;

export const listBoughtBefore = defineCall({
	method: "GET",
	path: "/api/front/order/again/list",
	who: "session",
	summary:
		"What the account received, by aisle, the supermarket's before the mall's; 404 where the shop does not offer it",
	answer: z.object({ aisles: z.array(aisle) }),
});
