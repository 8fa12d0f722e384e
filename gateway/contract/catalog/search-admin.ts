import { z } from "zod";
import { defineCall } from "../call";
import { localized, localizedText } from "../localized-text";
import {
	arrangement,
	id,
	knownId,
	named,
	pageOf,
	pageQuery,
	requiredText,
} from "../values";

// The words of the search, as operators keep them: what is offered as popular, what means the same, what shoppers look
// for in vain and what is looked for in its place.

export const searchWordLengthMax = 60;
const synonymsMax = 20;
export const synonymGroupsMax = 1_000;
export const hotSearchesMax = 30;
export const insteadMax = 1_000;
/** What fewer shoppers chose is one's own whim, and not proposed. */
export const proposedFrom = 2;
/** Of one word in vain. */
export const proposalsMax = 3;
/** Searches in vain are kept for so many days. */
export const missDays = 30;

const word = requiredText("emptyText", searchWordLengthMax);

const hotSearches = z.array(z.object({ id: z.int(), keyword: localized }));
const synonymGroup = z.object({ id: z.int(), words: z.array(z.string()) });
export type SynonymGroup = z.infer<typeof synonymGroup>;
const missed = z.object({
	/** As it was folded: lower case, one script. */
	keyword: z.string(),
	/** Within the last days. */
	count: z.int(),
	lastOn: z.iso.date(),
	/** What shoppers then chose, the most frequent first: words to be made its synonym. Nothing is applied by itself. */
	proposals: z.array(
		z.object({
			/** What was looked for next, else the name of the goods. */
			word: z.string(),
			goods: named,
			count: z.int(),
		}),
	),
});
export type MissedSearch = z.infer<typeof missed>;
const instead = z.object({ keyword: z.string(), replacement: z.string() });
export type SearchInstead = z.infer<typeof instead>;

const common = { who: "operator", permission: "content" } as const;

export const readHotSearches = defineCall({
	...common,
	method: "GET",
	path: "/api/operator/search/hot",
	summary: "Popular words in all their languages, best first",
	answer: hotSearches,
});

export const saveHotSearch = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/search/hot/save",
	summary: "Changes a popular word, or adds one at the end; 409 beyond thirty",
	body: z.object({ id: knownId, keyword: localizedText(searchWordLengthMax) }),
	answer: hotSearches,
});

export const removeHotSearch = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/search/hot/remove/{id}",
	summary: "Takes a popular word away",
	params: z.object({ id }),
	answer: hotSearches,
});

export const arrangeHotSearches = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/search/hot/arrange",
	summary: "Puts all popular words in order; 409 where others are there now",
	body: arrangement,
	answer: hotSearches,
});

export const listSynonyms = defineCall({
	...common,
	method: "GET",
	path: "/api/operator/search/synonyms",
	summary:
		"Groups of words for one thing, those that hold a word like the one asked for; the latest first",
	query: pageQuery.extend({
		keyword: z.string().trim().max(searchWordLengthMax, "tooLong").optional(),
	}),
	answer: pageOf(synonymGroup),
});

export const saveSynonyms = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/search/synonym/save",
	summary:
		"Changes a group of words for one thing, or adds one; every process searches by it within seconds",
	body: z.object({
		id: knownId,
		words: z
			.array(word)
			.min(2, "twoWords")
			.max(synonymsMax, "tooMany")
			.refine((words) => new Set(words).size === words.length, "wordTwice"),
	}),
	answer: synonymGroup,
});

export const removeSynonyms = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/search/synonym/remove/{id}",
	summary: "Takes a group away",
	params: z.object({ id }),
	answer: z.null(),
});

export const listMisses = defineCall({
	...common,
	method: "GET",
	path: "/api/operator/search/misses",
	summary:
		"What shoppers looked for in vain within the last days, the most frequent first",
	query: pageQuery,
	answer: pageOf(missed),
});

export const dismissMiss = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/search/miss/dismiss",
	summary: "Takes a word off that list until it is looked for again",
	body: z.object({ keyword: word }),
	answer: z.null(),
});

export const listInstead = defineCall({
	...common,
	method: "GET",
	path: "/api/operator/search/instead",
	summary: "Words that find nothing, with what is looked for in their place",
	query: pageQuery,
	answer: pageOf(instead),
});

export const saveInstead = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/search/instead/save",
	summary:
		"Says what is looked for in the place of words that find nothing; shoppers are told so",
	body: z.object({ keyword: word, replacement: word }),
	answer: instead,
});

export const removeInstead = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/search/instead/remove",
	summary: "Takes that back",
	body: z.object({ keyword: word }),
	answer: z.null(),
});
