import { z } from "zod";
import { defineCall } from "../call";
import { serviceTypes } from "../content/site-terms";
import {
	cartType,
	id,
	idInBody,
	money,
	named,
	pageOf,
	pageQuery,
} from "../values";
import { shopNameLengthMax, shopTextLengthMax } from "./merchant-admin-terms";

// A merchant's shop as its staff, or operators, set it up.

const lineLengthMax = 200;

/** A text by language; a language without one falls back to another. */
function inLanguages(lengthMax: number) {
	const text = z.string().trim().max(lengthMax, "tooLong").optional();
	return z.object({
		"zh-CN": text,
		en: text,
		fr: text,
		th: text,
		lao: text,
		es: text,
	});
}

const line = (shape: RegExp, fault: string) =>
	z.string().trim().max(lineLengthMax, "tooLong").regex(shape, fault);

/** Money as people type it. */
const amount = z
	.string({ error: "correctAmount" })
	.trim()
	.regex(/^\d{1,6}(\.\d{1,2})?$/, "correctAmount");

const phoneNumber = line(/^(\+?[\d\s()-]{4,30})?$/, "correctPhone");

/** What a shop is, as its form and the call parse it. */
export const shopForm = z.object({
	/** Operators say which; staff have one. */
	merId: idInBody.optional(),
	name: inLanguages(shopNameLengthMax).refine((name) => name["zh-CN"], {
		path: ["zh-CN"],
		message: "emptyShopName",
	}),
	introduction: inLanguages(shopTextLengthMax),
	notice: inLanguages(shopTextLengthMax),
	address: inLanguages(lineLengthMax),
	phone: phoneNumber,
	/** The picture that is there, or a path that `upload/image` answered to this account for a merchant. */
	logo: z.string().min(1, "emptyImage").max(200),
	cover: z.string().max(200).nullable(),
	/** Null for the shop's own service. */
	serviceType: z.enum(serviceTypes).nullable(),
	serviceLink: line(/^(https:\/\/\S+|\/[^\s/\\]\S*)?$/, "correctLink"),
	serviceMessage: line(
		/^(https:\/\/\S+|\+?[\d\s()-]{4,30})?$/,
		"correctMessage",
	),
	servicePhone: phoneNumber,
	serviceEmail: line(/^([^\s@]+@[^\s@]+\.[^\s@]+)?$/, "correctEmail"),
	freightFee: amount,
	freightFreeFrom: amount,
});

const shop = z.object({
	id: z.int(),
	/** The area it sells in: that of the category it is known for. */
	cartType,
	...shopForm.omit({ merId: true }).shape,
	name: inLanguages(shopNameLengthMax),
	phone: z.string(),
	freightFee: money,
	freightFreeFrom: money,
});
export type ShopSettings = z.infer<typeof shop>;

export const listShops = defineCall({
	method: "GET",
	path: "/api/operator/shop/list",
	who: "operator",
	permission: "any",
	summary: "Merchants by name: the own one, for operators all",
	query: pageQuery.extend({
		/** Part of a name in any language. */
		keyword: z.string().trim().max(60, "tooLong").optional(),
	}),
	answer: pageOf(named),
});

export const getShop = defineCall({
	method: "GET",
	path: "/api/operator/shop/detail",
	who: "operator",
	permission: "any",
	summary: "A merchant's shop as it is set up",
	query: z.object({
		/** Operators say which; staff have one. */
		merId: id.optional(),
	}),
	answer: shop,
});

export const editShop = defineCall({
	method: "POST",
	path: "/api/operator/shop/edit",
	who: "operator",
	permission: "content",
	summary: "Sets a merchant's shop up; its public pages follow",
	body: shopForm,
	answer: shop,
});
