import { z } from "zod";
import { defineCall } from "../call";
import { localeCodes } from "../locale";
import { inLanguages, localized, localizedText } from "../localized-text";
import { arrangement, id, idInBody, knownId } from "../values";
import { textBlock } from "./help";
import { agreementNames } from "./help-terms";

// What the shop explains, as operators write it: help categories with their articles, and the agreements.

export const titleLengthMax = 120;
const blocksMax = 200;
const blockLengthMax = 4_000;

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

export const adminHelp = z.object({
	categories: z.array(
		z.object({
			id: z.int(),
			name: localized,
			articles: z.array(z.object({ id: z.int(), title: localized })),
		}),
	),
});
export type AdminHelp = z.infer<typeof adminHelp>;

const adminArticle = z.object({
	id: z.int(),
	categoryId: z.int(),
	title: localized,
	content: keptContent,
	updatedOn: z.iso.date(),
});
export type AdminArticle = z.infer<typeof adminArticle>;

const adminAgreement = z.object({
	name: z.enum(agreementNames),
	title: localized,
	content: keptContent,
	updatedOn: z.iso.date(),
});
export type AdminAgreement = z.infer<typeof adminAgreement>;

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

const common = { who: "operator", permission: "content" } as const;

export const readHelp = defineCall({
	...common,
	method: "GET",
	path: "/api/operator/content/help",
	summary: "Help categories with the titles of their articles, in their order",
	answer: adminHelp,
});

export const readArticle = defineCall({
	...common,
	method: "GET",
	path: "/api/operator/content/help/article/{id}",
	summary: "One help article in all its languages",
	params: z.object({ id }),
	answer: adminArticle,
});

export const saveHelpCategory = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/content/help/category/save",
	summary: "Names a help category, or adds one at the end",
	body: helpCategoryBody,
	answer: adminHelp,
});

export const removeHelpCategory = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/content/help/category/remove/{id}",
	summary: "Removes a help category; 409 while it has articles",
	params: z.object({ id }),
	answer: adminHelp,
});

export const arrangeHelpCategories = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/content/help/category/arrange",
	summary: "Puts all help categories in order; 409 where others are there now",
	body: arrangement,
	answer: adminHelp,
});

export const saveArticle = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/content/help/article/save",
	summary: "Changes a help article, or adds one at the end of its category",
	body: articleBody,
	answer: adminArticle,
});

export const removeArticle = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/content/help/article/remove/{id}",
	summary: "Removes a help article",
	params: z.object({ id }),
	answer: adminHelp,
});

export const arrangeArticles = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/content/help/article/arrange/{id}",
	summary:
		"Puts all articles of one category in order; 409 where others are there now",
	params: z.object({ id }),
	body: arrangement,
	answer: adminHelp,
});

export const readAgreements = defineCall({
	...common,
	method: "GET",
	path: "/api/operator/content/agreements",
	summary: "The agreements in all their languages",
	answer: z.array(adminAgreement),
});

export const saveAgreement = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/content/agreement/save",
	summary: "Writes an agreement anew; it bears today's date from then on",
	body: agreementBody,
	answer: adminAgreement,
});
