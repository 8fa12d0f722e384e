import { z } from "zod";
import { keywordMaxLength } from "../catalog/goods-terms";

// What a program that shops for somebody may ask, by the Universal Commerce Protocol. It may send more than is read here:
// the protocol allows it, and so objects are loose. Faults are in zod's own words, which its makers read.

export const idsMax = 50;
export const limitMax = 50;
const categoriesMax = 10;
const idLengthMax = 64;
const nameLengthMax = 100;
const optionsMax = 20;
/** Twelve digits: ten of dollars, as prices have. */
const amountMax = 999_999_999_999;

const amount = z.int().min(0).max(amountMax);

/** Hints about who shops. Language and currency alone are read; what shoppers mean or claim changes no price. */
const context = z.looseObject({
	language: z.string().max(nameLengthMax).optional(),
	currency: z.string().max(nameLengthMax).optional(),
});

const filters = z.looseObject({
	categories: z
		.array(z.string().max(nameLengthMax))
		.max(categoriesMax)
		.optional(),
	price: z
		.looseObject({ min: amount.optional(), max: amount.optional() })
		.optional(),
});
export type AgentFilters = z.infer<typeof filters>;

const asked = { context: context.optional(), filters: filters.optional() };

export const searchCatalog = z
	.looseObject({
		query: z.string().trim().min(1).max(keywordMaxLength).optional(),
		pagination: z
			.looseObject({
				cursor: z.string().max(idLengthMax).optional(),
				limit: z.int().min(1).default(10),
			})
			.default({ limit: 10 }),
		...asked,
	})
	.refine(
		({ query, filters: by }) => query ?? by?.categories ?? by?.price,
		"query or filters must say what is looked for",
	);

const productId = z.string().min(1).max(idLengthMax);

/** More than `idsMax` are refused by a code of their own. */
export const lookupCatalog = z.looseObject({
	ids: z.array(productId).min(1),
	...asked,
});

const selectedOption = z.looseObject({
	name: z.string().max(nameLengthMax),
	label: z.string().max(nameLengthMax),
});
export type SelectedOption = Pick<
	z.infer<typeof selectedOption>,
	"name" | "label"
>;

const namesEachOnce = (options: SelectedOption[]) =>
	new Set(options.map(({ name }) => name)).size === options.length;

export const getProduct = z.looseObject({
	id: productId,
	selected: z
		.array(selectedOption)
		.max(optionsMax)
		.refine(namesEachOnce, "each option may be named once")
		.optional(),
	preferences: z
		.array(z.string().max(nameLengthMax))
		.max(optionsMax)
		.optional(),
	...asked,
});
