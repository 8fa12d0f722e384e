import { z } from "zod";
import { defineCall } from "../call";
import { id, requiredText } from "../values";
import { goodsCard } from "./goods";
import { keywordMaxLength } from "./goods-terms";

export const listHotSearches = defineCall({
	method: "GET",
	path: "/api/front/search/keyword",
	who: "all",
	summary: "Words that many shoppers look for, best first",
	answer: z.array(z.object({ id: z.int(), keyword: z.string() })),
});

export const suggestionsMax = 10;

const suggestion = z.discriminatedUnion("type", [
	z.object({
		/** A hot word to search for, or a category to go to. */
		type: z.enum(["word", "category"]),
		id: z.int(),
		text: z.string(),
	}),
	goodsCard
		.pick({ id: true, image: true, price: true, hasPriceRange: true })
		.extend({
			type: z.literal("goods"),
			/** Its name. */
			text: z.string(),
		}),
]);
export type Suggestion = z.infer<typeof suggestion>;

export const listSuggestions = defineCall({
	method: "GET",
	path: "/api/front/product/suggest",
	who: "all",
	summary:
		"Categories, goods and hot words for what is being typed, ten at most",
	query: z.object({ q: z.string().max(keywordMaxLength, "keywordTooLong") }),
	answer: z.array(suggestion).max(suggestionsMax),
});

export const recordChoice = defineCall({
	method: "POST",
	path: "/api/front/search/choice",
	who: "all",
	summary:
		"Counts which goods was chosen after words that found nothing, and what was looked for in between; not who chose. What nobody looked for in vain is not counted",
	body: z.strictObject({
		keyword: requiredText("emptyText", keywordMaxLength),
		/** Empty where the goods was come by another way. */
		next: z.string().max(keywordMaxLength, "keywordTooLong").default(""),
		goodsId: id,
	}),
	answer: z.null(),
});
