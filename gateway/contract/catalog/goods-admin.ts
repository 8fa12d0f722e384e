import { z } from "zod";
import { defineCall } from "../call";
import { localeCodes } from "../locale";
import {
	cartType,
	id,
	idInBody,
	money,
	named,
	pageOf,
	pageQuery,
	wholeInBody,
} from "../values";
import { ofEachFact } from "./goods-facts";
import { goodsBounds, goodsForm, storages } from "./goods-form";
import { goodsStates, guaranteeKeys } from "./goods-terms";
import { priceChange } from "./price-change";

// A merchant's goods as its staff and operators keep it. Staff see and change their own merchant's goods alone; anything
// else is not found.

const staffGoods = z.object({
	id: z.int(),
	code: z.string().nullable(),
	name: z.string(),
	image: z.string().nullable(),
	cartType,
	category: named,
	merchant: named,
	price: money,
	oldPrice: money.nullable(),
	hasPriceRange: z.boolean(),
	stock: z.int(),
	sales: z.int(),
	skuCount: z.int(),
	/** The only one, so that price and stock can be changed where they stand; null where there are several. */
	skuId: z.int().nullable(),
	isShown: z.boolean(),
});
export type StaffGoods = z.infer<typeof staffGoods>;

const localized = z.partialRecord(z.enum(localeCodes), z.string());

const staffGoodsDetail = z.object({
	id: z.int(),
	merchant: named,
	cartType,
	code: z.string().nullable(),
	name: localized,
	introduction: localized,
	categoryId: z.int(),
	...ofEachFact(() => z.string().nullable()),
	storage: z.enum(storages).nullable(),
	keywords: z.array(z.string()),
	guarantees: z.array(z.enum(guaranteeKeys)),
	images: z.array(z.string()),
	isShown: z.boolean(),
	sales: z.int(),
	version: z.int(),
	/** Hong Kong time; null where nobody has edited it. */
	changedAt: z.string().nullable(),
	changedBy: z.string().nullable(),
	skus: z.array(
		z.object({
			id: z.int(),
			code: z.string().nullable(),
			options: z.record(z.string(), z.union([z.string(), localized])),
			price: money,
			oldPrice: money.nullable(),
			/** What can be sold. */
			stock: z.int(),
			/** Sold and not shipped. */
			reserved: z.int(),
			content: z.string().nullable(),
			weightGrams: z.int(),
			image: z.string().nullable(),
		}),
	),
});
export type StaffGoodsDetail = z.infer<typeof staffGoodsDetail>;

export const listStaffGoods = defineCall({
	method: "GET",
	path: "/api/operator/goods/list",
	who: "operator",
	permission: "products",
	summary:
		"Goods of the own merchant (operators: of all), on the shelf and off it, the latest first",
	query: pageQuery.extend({
		/** Words of its name, its code, or # and its number. */
		keyword: z.string().trim().max(100, "keywordTooLong").optional(),
		state: z.enum(goodsStates).optional(),
		/** A top category or a leaf. */
		cid: id.optional(),
		/** Operators alone. */
		merId: id.optional(),
	}),
	answer: pageOf(staffGoods).extend({
		/** True where there are more than `total`; pages end with it. */
		isTotalCapped: z.boolean(),
	}),
});

export const getStaffGoods = defineCall({
	method: "GET",
	path: "/api/operator/goods/detail/{id}",
	who: "operator",
	permission: "products",
	summary: "Everything of a goods that can be edited",
	params: z.object({ id }),
	answer: staffGoodsDetail,
});

export const saveGoods = defineCall({
	method: "POST",
	path: "/api/operator/goods/save",
	who: "operator",
	permission: "products",
	summary:
		"Adds a goods or changes all of it at once; 409 with who and when, where somebody else changed it since it was read",
	body: goodsForm,
	answer: staffGoodsDetail,
});

export const shelveGoods = defineCall({
	method: "POST",
	path: "/api/operator/goods/shelf",
	who: "operator",
	permission: "products",
	summary:
		"Puts goods on the shelf or takes them off; one of them foreign, and none is touched. Answers those that lack a picture and stay off",
	body: z.object({
		ids: z.array(idInBody).min(1, "correctValue").max(100, "correctValue"),
		isShown: z.boolean(),
	}),
	answer: z.object({ withoutPicture: z.array(z.int()) }),
});

const pieces = wholeInBody(0, goodsBounds.stock);

export const changeStock = defineCall({
	method: "POST",
	path: "/api/operator/goods/stock",
	who: "operator",
	permission: "products",
	summary:
		"Counts a sku's stock anew, 409 with the stock of now where it is not what was seen; or adds to it",
	body: z.union([
		z.object({ skuId: idInBody, stock: pieces, seen: pieces }),
		z.object({ skuId: idInBody, add: pieces }),
	]),
	answer: z.object({ stock: z.int() }),
});

export const changeGoodsPrice = defineCall({
	method: "POST",
	path: "/api/operator/goods/price",
	who: "operator",
	permission: "products",
	summary: "A new price of one sku, everywhere at once",
	body: priceChange,
	answer: z.object({ goodsId: z.int() }),
});

export const removeGoods = defineCall({
	method: "POST",
	path: "/api/operator/goods/remove/{id}",
	who: "operator",
	permission: "products",
	summary:
		"Removes a goods that was never ordered; any other is taken off the shelf and stays",
	params: z.object({ id }),
	answer: z.object({ isRemoved: z.boolean() }),
});
