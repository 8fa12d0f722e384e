import { z } from "zod";
import { defineCall } from "./call";
import { textBlock } from "./help";
import { agreementNames } from "./help-terms";
import { localeCodes } from "./locale";
import { inLanguages, localized, localizedText } from "./localized-text";
import { id, idInBody } from "./values";

// What the shop explains, as operators write it: help categories with their articles, and the agreements.

export const titleLengthMax = 120;
const blocksMax = 200;
const blockLengthMax = 4_000;
const entriesMax = 200;

const content = inLanguages(
	z
		.array(
			textBlock.extend({
				text: z
					.string()
					.trim()
					.min(1, "emptyText")
					.max(blockLengthMax, "tooLong"),
			}),
			{ error: "emptyText" },
		)
		.min(1, "emptyText")
		.max(blocksMax, "tooMany"),
);
const keptContent = z.partialRecord(z.enum(localeCodes), z.array(textBlock));

/** Null makes a new one. */
export const knownId = idInBody.nullable();

/** All of a list in the order in which they shall stand. */
export const arrangement = z.object({
	ids: z.array(idInBody).max(entriesMax, "tooMany"),
});

export const keptHelp = z.object({
	categories: z.array(
		z.object({
			id: z.int(),
			name: localized,
			articles: z.array(z.object({ id: z.int(), title: localized })),
		}),
	),
});
export type KeptHelp = z.infer<typeof keptHelp>;

const keptArticle = z.object({
	id: z.int(),
	categoryId: z.int(),
	title: localized,
	content: keptContent,
	updatedOn: z.iso.date(),
});
export type KeptArticle = z.infer<typeof keptArticle>;

const keptAgreement = z.object({
	name: z.enum(agreementNames),
	title: localized,
	content: keptContent,
	updatedOn: z.iso.date(),
});
export type KeptAgreement = z.infer<typeof keptAgreement>;

const helpCategoryBody = z.object({
	id: knownId,
	name: localizedText(titleLengthMax),
});
export type HelpCategoryBody = z.output<typeof helpCategoryBody>;

const articleBody = z.object({
	id: knownId,
	categoryId: idInBody,
	title: localizedText(titleLengthMax),
	content,
});
export type ArticleBody = z.output<typeof articleBody>;

const agreementBody = z.object({
	name: z.enum(agreementNames),
	title: localizedText(titleLengthMax),
	content,
});
export type AgreementBody = z.output<typeof agreementBody>;

const common = { who: "operator" } as const;

export const readHelp = defineCall({
	...common,
	method: "GET",
	path: "/api/operator/content/help",
	summary: "Help categories with the titles of their articles, in their order",
	answer: keptHelp,
});

export const readArticle = defineCall({
	...common,
	method: "GET",
	path: "/api/operator/content/help/article/{id}",
	summary: "One help article in all its languages",
	params: z.object({ id }),
	answer: keptArticle,
});

export const saveHelpCategory = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/content/help/category/save",
	summary: "Names a help category, or adds one at the end",
	body: helpCategoryBody,
	answer: keptHelp,
});

export const removeHelpCategory = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/content/help/category/remove/{id}",
	summary: "Removes a help category; 409 while it has articles",
	params: z.object({ id }),
	answer: keptHelp,
});

export const arrangeHelpCategories = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/content/help/category/arrange",
	summary: "Puts all help categories in order; 409 where others are there now",
	body: arrangement,
	answer: keptHelp,
});

export const saveArticle = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/content/help/article/save",
	summary: "Changes a help article, or adds one at the end of its category",
	body: articleBody,
	answer: keptArticle,
});

export const removeArticle = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/content/help/article/remove/{id}",
	summary: "Removes a help article",
	params: z.object({ id }),
	answer: keptHelp,
});

export const arrangeArticles = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/content/help/article/arrange/{id}",
	summary:
		"Puts all articles of one category in order; 409 where others are there now",
	params: z.object({ id }),
	body: arrangement,
	answer: keptHelp,
});

export const readAgreements = defineCall({
	...common,
	method: "GET",
	path: "/api/operator/content/agreements",
	summary: "The agreements in all their languages",
	answer: z.array(keptAgreement),
});

export const saveAgreement = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/content/agreement/save",
	summary: "Writes an agreement anew; it bears today's date from then on",
	body: agreementBody,
	answer: keptAgreement,
});
