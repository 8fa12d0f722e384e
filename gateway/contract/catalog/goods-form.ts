import { z } from "zod";
import { localeCodes } from "../locale";
import { idInBody, wholeInBody } from "../values";
import { type GoodsFact, ofEachFact } from "./goods-facts";
import { guaranteeKeys, optionNames } from "./goods-terms";
import { isContent, tidyContent } from "./unit-price";

/** A goods as it is typed in the staff console or read from a file: bounds and shapes, with their faults. */
export const goodsBounds = {
	nameLength: 120,
	/** In each language, with the marks of its Markdown. */
	introductionLength: 10_000,
	introductionPictures: 12,
	codeLength: 60,
	wordLength: 60,
	keywords: 20,
	pictures: 8,
	skus: 50,
	options: 3,
	optionLength: 60,
	stock: 1_000_000,
	weightGrams: 1_000_000,
} as const;

export type OptionName = (typeof optionNames)[number];

export const storages = ["ambient", "chilled", "frozen"] as const;

/** No half of a character, which no database keeps. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, "\uFFFD");

const text = (lengthMax: number) =>
	z.string().trim().overwrite(wellFormed).max(lengthMax, "tooLong");

/** In as many languages as it was written in; empty texts are none. */
const texts = (lengthMax: number) =>
	z
		.object(
			Object.fromEntries(
				localeCodes.map((code) => [code, text(lengthMax).optional()]),
			) as Record<
				(typeof localeCodes)[number],
				z.ZodOptional<ReturnType<typeof text>>
			>,
		)
		.overwrite(
			(all) =>
				Object.fromEntries(
					Object.entries(all).filter(([, one]) => one),
				) as typeof all,
		);

const goodsName = texts(goodsBounds.nameLength).refine(
	(all) => Object.keys(all).length > 0,
	"emptyName",
);
const goodsIntroduction = texts(goodsBounds.introductionLength);

/** A merchant's own; what begins with # is the shop's number. */
export const goodsCode = text(goodsBounds.codeLength).regex(
	/^[^#\p{Cc}][^\p{Cc}]*$/u,
	"correctCode",
);
const word = text(goodsBounds.wordLength).min(1, "correctValue");
export const origin = z.string().regex(/^[A-Z]{2}$/, "correctOrigin");

/** Hong Kong dollars, more than nothing. */
const amount = z
	.string({ error: "emptyPrice" })
	.regex(/^\d{1,8}\.\d{2}$/, "correctPrice")
	.refine((typed) => !/^0+\.00$/.test(typed), "correctPrice");

/** Such as "500 g", "1.5 l" or "6 piece". */
export const content = z
	.string()
	.max(40, "correctContent")
	.overwrite(tidyContent)
	.refine(isContent, "correctContent");

const picture = z.string().max(200, "correctValue");

const optionValue = z.union([
	word.max(goodsBounds.optionLength, "tooLong"),
	texts(goodsBounds.optionLength).refine(
		(all) => Object.keys(all).length > 0,
		"correctValue",
	),
]);

const skuFields = {
	code: goodsCode.nullable(),
	options: z
		.partialRecord(z.enum(optionNames), optionValue)
		.refine(
			(chosen) => Object.keys(chosen).length <= goodsBounds.options,
			"tooManyOptions",
		),
	price: amount,
	/** Before a saving, above the price. */
	oldPrice: amount.nullable(),
	/** What is in it, without its packing; null where nobody wrote it. */
	content: content.nullable().default(null),
	weightGrams: wholeInBody(0, goodsBounds.weightGrams),
	image: picture.nullable(),
};

const savedSku = z
	.object({
		...skuFields,
		/** Of one that is there; without it a new one is made. */
		id: idInBody.optional(),
		/** Pieces that come, or below zero go: sales between reading and saving are never undone. */
		addStock: z
			.int("correctNumber")
			.min(-goodsBounds.stock, "correctNumber")
			.max(goodsBounds.stock, "correctNumber"),
	})
	.refine(
		({ price, oldPrice }) =>
			oldPrice === null || Number(oldPrice) > Number(price),
		{ path: ["oldPrice"], message: "oldPriceAbove" },
	);

/** Facts that are more than a word. */
const factSchemas: Partial<Record<GoodsFact, z.ZodString>> = { origin };

const goodsFields = {
	code: goodsCode.nullable(),
	name: goodsName,
	introduction: goodsIntroduction,
	/** A leaf of the merchant's area. */
	categoryId: idInBody,
	...ofEachFact((fact) => (factSchemas[fact] ?? word).nullable()),
	storage: z.enum(storages).nullable(),
	keywords: z.array(word).max(goodsBounds.keywords, "tooManyKeywords"),
	guarantees: z.array(z.enum(guaranteeKeys)).max(guaranteeKeys.length),
	/** In the order to be shown; on the shelf there is one at least. */
	images: z.array(picture).max(goodsBounds.pictures, "tooManyPictures"),
	isShown: z.boolean(),
};

export const goodsForm = z.object({
	...goodsFields,
	id: idInBody.optional(),
	/** As read, where there is an id: a goods that somebody else changed since is not overwritten. */
	version: z.int("correctNumber").optional(),
	/** For operators who add a goods. */
	merId: idInBody.optional(),
	/** In the order to be shown; those that are there and not named here end. */
	skus: z
		.array(savedSku)
		.min(1, "emptySkus")
		.max(goodsBounds.skus, "tooManySkus"),
});
export type GoodsForm = z.input<typeof goodsForm>;
