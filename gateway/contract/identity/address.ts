import { z } from "zod";
import { defineCall } from "../call";
import { id, idInBody, pageOf, pageQuery } from "../values";
import { checkPhone, countryCode, email, phoneText } from "./account-fields";
import {
	addressTypes,
	cityLengthMax,
	detailLengthMax,
	homeCountry,
	houseNumberLengthMax,
	postcodeLengthMax,
	realNameLengthMax,
} from "./address-terms";
import { hasPostcodes } from "./countries-without-postcode";
import { findDistrict } from "./district";

// Where goods are brought to. Form and call parse the same schema; bounds stand here, message keys beside them.

function required(empty: string, lengthMax: number, tooLong: string) {
	return z
		.string({ error: empty })
		.trim()
		.min(1, empty)
		.max(lengthMax, tooLong);
}

const optionalText = (lengthMax: number, tooLong: string) =>
	z.string().trim().max(lengthMax, tooLong).default("");

const fields = {
	/** Who takes the goods. */
	realName: required("emptyRealName", realNameLengthMax, "realNameLength"),
	countryCode,
	phone: phoneText,
	email: z.union([z.literal(""), email]).default(""),
	/** ISO 3166-1, two letters. */
	country: z
		.string()
		.regex(/^[A-Z]{2}$/, "emptyCountry")
		.default(homeCountry),
	/** Outside Hong Kong. */
	city: optionalText(cityLengthMax, "cityLength"),
	/** In Hong Kong the key of one of the 18 districts, elsewhere a free text. */
	district: optionalText(cityLengthMax, "districtLength"),
	/** Street and number, estate or building. */
	detail: required("emptyDetail", detailLengthMax, "detailLength"),
	block: optionalText(houseNumberLengthMax, "houseNumberLength"),
	floor: optionalText(houseNumberLengthMax, "houseNumberLength"),
	/** Flat, room, unit, or the house itself. */
	houseNumber: required(
		"emptyHouseNumber",
		houseNumberLengthMax,
		"houseNumberLength",
	),
	postcode: optionalText(postcodeLengthMax, "correctPostcode"),
	addressType: z.enum(addressTypes).default("home"),
	/** Null together: the gateway then finds the point itself, where it can. */
	latitude: z.number().min(-90).max(90).nullable().default(null),
	longitude: z.number().min(-180).max(180).nullable().default(null),
	isDefault: z.boolean().default(false),
};

/** What a shopper fills in. */
export const addressForm = z.object(fields).superRefine((form, ctx) => {
	checkPhone(form, ctx);
	const fault = (path: string, message: string) =>
		ctx.addIssue({ code: "custom", path: [path], message });
	if (form.country === homeCountry) {
		if (!findDistrict(form.district)) fault("district", "emptyDistrict");
	} else {
		if (!form.city) fault("city", "emptyCity");
		if (!form.postcode && hasPostcodes(form.country))
			fault("postcode", "emptyPostcode");
	}
	if ((form.latitude === null) !== (form.longitude === null))
		fault("longitude", "correctNumber");
});
export type AddressForm = z.output<typeof addressForm>;

/** Who comes for what is fetched at a store. */
export const collectorForm = z
	.object({
		realName: fields.realName,
		countryCode,
		phone: phoneText,
		email: fields.email,
	})
	.superRefine(checkPhone);
export type CollectorForm = z.output<typeof collectorForm>;
export type CollectorDraft = z.input<typeof collectorForm>;

const address = z.object({
	...fields,
	id: z.int(),
	/** As people write it, in the language of the request: from the region down in Chinese, from the flat up elsewhere; street and building too, where the map knows them. */
	formatted: z.string(),
});
export type Address = z.output<typeof address>;

export const listAddresses = defineCall({
	method: "GET",
	path: "/api/front/address/list",
	who: "session",
	summary: "The account's addresses: the default one first, then the latest",
	query: pageQuery,
	answer: pageOf(address),
});

export const getAddress = defineCall({
	method: "GET",
	path: "/api/front/address/detail/{id}",
	who: "session",
	summary: "One of the account's own addresses",
	params: z.object({ id }),
	answer: address,
});

export const getDefaultAddress = defineCall({
	method: "GET",
	path: "/api/front/address/default",
	who: "session",
	summary: "The account's default address; 404 where there is none",
	answer: address,
});

export const editAddress = defineCall({
	method: "POST",
	path: "/api/front/address/edit",
	who: "session",
	summary:
		"Changes an own address, or adds one where no id is given; the first one becomes the default",
	body: addressForm.safeExtend({ id: idInBody.optional() }),
	answer: address,
});

export const deleteAddress = defineCall({
	method: "POST",
	path: "/api/front/address/del",
	who: "session",
	summary:
		"Deletes an own address; the latest of the others becomes the default when it was that",
	body: z.object({ id: idInBody }),
	answer: z.null(),
});

export const setDefaultAddress = defineCall({
	method: "POST",
	path: "/api/front/address/default/set",
	who: "session",
	summary: "Makes one of the own addresses the default",
	body: z.object({ id: idInBody }),
	answer: z.null(),
});
