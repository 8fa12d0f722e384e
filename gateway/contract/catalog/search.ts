import { z } from "zod";
import { defineCall } from "../call";
import { keywordMaxLength } from "./goods-terms";

export const listHotSearches = defineCall({
	method: "GET",
	path: "/api/front/search/keyword",
	who: "all",
	summary: "Words that many shoppers look for, best first",
	answer: z.array(z.object({ id: z.int(), keyword: z.string() })),
});

export const suggestionsMax = 10;

const suggestion = z.object({
	type: z.enum(["word", "category", "goods"]),
	/** Of the hot word, the category or the goods. */
	id: z.int(),
	text: z.string(),
});
export type Suggestion = z.infer<typeof suggestion>;

export const listSuggestions = defineCall({
	method: "GET",
	path: "/api/front/product/suggest",
	who: "all",
	summary:
		"Hot words, categories and goods for what is being typed, ten at most",
	query: z.object({ q: z.string().max(keywordMaxLength, "keywordTooLong") }),
	answer: z.array(suggestion).max(suggestionsMax),
});
