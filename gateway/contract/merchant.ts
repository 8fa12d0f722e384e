import { z } from "zod";
import { defineCall } from "./call";
import { cartType, id, pageOf, pageQuery } from "./values";

const entry = z.object({ id: z.int(), name: z.string() });

export const listMerchantTypes = defineCall({
	method: "GET",
	path: "/api/front/merchant/all/type/list",
	who: "all",
	summary: "Kinds of shop a merchant can be",
	answer: z.array(entry),
});

export const listMerchantCategories = defineCall({
	method: "GET",
	path: "/api/front/merchant/all/category/list",
	who: "all",
	summary: "What merchants sell, by top category of the mall",
	answer: z.array(entry),
});

/** A merchant as the street shows it. */
export const merchantCard = z.object({
	id: z.int(),
	name: z.string(),
	introduction: z.string(),
	logo: z.string(),
	isSelfSupport: z.boolean(),
	/** The top category it is known for. */
	category: entry,
	/** Goods on the shelf. */
	goodsCount: z.int(),
	/** Accounts that follow it; shared pages may show it a little late. */
	followers: z.int(),
});
export type MerchantCard = z.infer<typeof merchantCard>;

export const listMerchants = defineCall({
	method: "GET",
	path: "/api/front/merchant/street",
	who: "all",
	summary: "Merchants with goods on the shelf, the largest range first",
	query: pageQuery.extend({
		/** The area of the category they are known for. */
		cartType: cartType.optional(),
		categoryId: id.optional(),
	}),
	answer: pageOf(merchantCard),
});

export const merchantFront = merchantCard.extend({
	address: z.string(),
	phone: z.string(),
	/** Day of joining, such as "2019-04-30". */
	joinedOn: z.iso.date(),
});
export type MerchantFront = z.infer<typeof merchantFront>;

export const getMerchant = defineCall({
	method: "GET",
	path: "/api/front/merchant/index/info/{id}",
	who: "all",
	summary: "One merchant as its front shows it",
	params: z.object({ id }),
	answer: merchantFront,
});
