import { z } from "zod";

/** Hong Kong dollars with two decimals, such as "123456.70". Never a float. */
export const money = z.string().regex(/^\d{1,10}\.\d{2}$/);

/** The same where it may be below zero, such as "-12.30". */
export const signedMoney = z.string().regex(/^-?\d{1,10}\.\d{2}$/);

/** A number that arrives as text in a path or a query. */
export function whole(least: number, most: number) {
	return z.coerce
		.number<number | string>({ error: "correctNumber" })
		.int("correctNumber")
		.min(least, "correctNumber")
		.max(most, "correctNumber");
}

/** A number with decimals that arrives as text in a query. */
export function decimal(least: number, most: number) {
	return z.coerce
		.number<number | string>({ error: "correctNumber" })
		.min(least, "correctNumber")
		.max(most, "correctNumber");
}

const idMax = 2_147_483_647;

export const id = whole(1, idMax);

/** The same in a body, where numbers are numbers. */
export function wholeInBody(least: number, most: number) {
	return z
		.int("correctNumber")
		.min(least, "correctNumber")
		.max(most, "correctNumber");
}

export const idInBody = wholeInBody(1, idMax);

/** Up to a hundred of them in a query, such as "3,17". */
export const idList = z
	.string()
	.regex(/^\d{1,10}(,\d{1,10}){0,99}$/, "correctNumber")
	.transform((list) => list.split(",").map(Number))
	.pipe(z.array(idInBody));

/** The shop is not older. */
const firstDay = "2000-01-01";

/** A day of Hong Kong's calendar that the shop can have seen. */
export const dayOfShop = z.iso
	.date("correctValue")
	.refine((text) => text >= firstDay, "correctValue");

/** One that a list or a sum is narrowed to. */
export const dayInQuery = dayOfShop.optional();

/** A text that has to be there; `fault` says what is missing. */
export function requiredText(fault: string, lengthMax: number) {
	return z
		.string({ error: fault })
		.trim()
		.min(1, fault)
		.max(lengthMax, "tooLong");
}

/** A category, a merchant, a store or a goods by its name in the request's language. */
export const named = z.object({ id: z.int(), name: z.string() });

/** Who sells something. */
export const seller = named.extend({ isSelfSupport: z.boolean() });

/** For lists that name each line of an order once. */
export function namesEachOnce(entries: { lineId: number }[]): boolean {
	return new Set(entries.map(({ lineId }) => lineId)).size === entries.length;
}

export const pageQuery = z.object({
	page: whole(1, 10_000).default(1),
	limit: whole(1, 100).default(20),
});

export function pageOf<Item extends z.ZodType>(item: Item) {
	return z.object({
		list: z.array(item),
		total: z.int(),
		page: z.int(),
		limit: z.int(),
		totalPage: z.int(),
	});
}

/** The two areas of the shop, by the cart their goods go into. */
export const cartType = z.enum(["SUPERMARKET", "E_COMMERCE"]);
export type CartType = z.infer<typeof cartType>;

/** A mean of stars with one decimal, rounded half up, such as "4.6". Never a float. */
export const rating = z.string().regex(/^[1-5]\.\d$/);

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);

/** Of one day, by Hong Kong's clock; null on a day the store stays closed. */
export const dayHours = z.object({ from: hour, to: hour }).nullable();
export type DayHours = z.infer<typeof dayHours>;

/** Null makes a new one. */
export const knownId = idInBody.nullable();

/** Of a list that staff put in order. */
const entriesMax = 200;

/** All of a list in the order in which they shall stand. */
export const arrangement = z.object({
	ids: z.array(idInBody).max(entriesMax, "tooMany"),
});
