import type { TextBlock } from "../../contract/content/help";
import { type LocaleCode, localeCodes } from "../../contract/locale";
import type { agreement, helpArticle, helpCategory } from "../schema/help";
import type { SampleFiles } from "./files";

const headingMark = "# ";

function blocksOf(lines: string[]): TextBlock[] {
	return lines.map((line) =>
		line.startsWith(headingMark)
			? { kind: "heading", text: line.slice(headingMark.length) }
			: { kind: "paragraph", text: line },
	);
}

function textIn(content: Record<LocaleCode, string[]>) {
	return Object.fromEntries(
		localeCodes.map((code) => [code, blocksOf(content[code])]),
	);
}

/** Ids are positions in the file, as those of the articles are. */
export function helpCategoryRows({
	help,
}: SampleFiles): (typeof helpCategory.$inferInsert)[] {
	return help.categories.map(({ name }, at) => ({
		id: at + 1,
		name,
		position: at + 1,
	}));
}

export function helpArticleRows({
	help,
}: SampleFiles): (typeof helpArticle.$inferInsert)[] {
	return help.categories
		.flatMap(({ articles }, at) =>
			articles.map((article) => ({ article, categoryId: at + 1 })),
		)
		.map(({ article, categoryId }, at) => ({
			id: at + 1,
			categoryId,
			title: article.title,
			content: textIn(article.content),
			position: at + 1,
			updatedOn: help.updatedOn,
		}));
}

export function agreementRows({
	agreements,
}: SampleFiles): (typeof agreement.$inferInsert)[] {
	return agreements.map(({ name, title, content, updatedOn }) => ({
		name,
		title,
		content: textIn(content),
		updatedOn,
	}));
}
