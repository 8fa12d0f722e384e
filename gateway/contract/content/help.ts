import { z } from "zod";
import { defineCall } from "../call";
import { id, named } from "../values";
import { agreementNames } from "./help-terms";

/** Structured text, never HTML: the page decides what a heading looks like. */
export const textBlock = z.object({
	kind: z.enum(["heading", "paragraph"]),
	text: z.string(),
});
export type TextBlock = z.infer<typeof textBlock>;

/** A category with its articles in reading order; `childList` is absent where there is none. */
export const helpCategory = named.extend({
	childList: z.array(named).optional(),
});
export type HelpCategory = z.infer<typeof helpCategory>;

export const helpArticle = named.extend({
	category: named,
	content: z.array(textBlock),
	/** Day of the last change. */
	updatedOn: z.iso.date(),
});
export type HelpArticle = z.infer<typeof helpArticle>;

export const agreement = z.object({
	name: z.enum(agreementNames),
	title: z.string(),
	content: z.array(textBlock),
	updatedOn: z.iso.date(),
});
export type Agreement = z.infer<typeof agreement>;

export const listHelpCategories = defineCall({
	method: "GET",
	path: "/api/front/pc/help/categoryTreeList",
	who: "all",
	summary:
		"Help categories with their articles, the last category first: shown reversed",
	answer: z.array(helpCategory),
});

export const getHelpArticle = defineCall({
	method: "GET",
	path: "/api/front/pc/help/content/{id}",
	who: "all",
	summary: "One help article",
	params: z.object({ id }),
	answer: helpArticle,
});

export const getAgreement = defineCall({
	method: "GET",
	path: "/api/front/agreement/{name}",
	who: "all",
	summary: "Terms of use, privacy policy, about us, or terms for merchants",
	params: z.object({ name: z.enum(agreementNames) }),
	answer: agreement,
});
