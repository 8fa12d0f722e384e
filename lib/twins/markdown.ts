import type {
	Heading,
	Link,
	List,
	Nodes,
	Paragraph,
	PhrasingContent,
	Root,
	RootContent,
} from "mdast";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";
import { readIntroduction } from "@/gateway/contract/catalog/introduction";
import type { LocaleCode } from "@/gateway/contract/locale";
import { fileAddress, pageAddress } from "@/lib/seo/site-address";

/** A page as programs read it that take Markdown. */
export interface Twin {
	title: string;
	/** Of the page, without prefix. */
	path: string;
	parts: RootContent[];
}

/** What a line is made of. A text stays a text, whatever signs stand in it. */
export type Words = string | PhrasingContent;

const inline = (words: Words[]): PhrasingContent[] =>
	words.map((one) =>
		typeof one === "string"
			? { type: "text", value: one.replace(/[\s\p{Cc}]+/gu, " ") }
			: one,
	);

export const paragraph = (...words: Words[]): Paragraph => ({
	type: "paragraph",
	children: inline(words),
});

export const heading = (
	text: string,
	depth: Heading["depth"] = 2,
): Heading => ({
	type: "heading",
	depth,
	children: inline([text]),
});

/** Nothing where there are no lines. */
export function bullets(lines: Words[][]): List[] {
	if (lines.length === 0) return [];
	const children = lines.map((words) => ({
		type: "listItem" as const,
		children: [paragraph(...words)],
	}));
	return [{ type: "list", spread: false, children }];
}

/** To a page of the shop; `path` is without prefix. */
export const linkTo = (
	name: string,
	path: string,
	locale: LocaleCode,
): Link => ({
	type: "link",
	url: pageAddress(path, locale),
	children: inline([name]),
});

const own = /^\/[^/\\]/;

/** What a seller wrote, below a heading of the second level. Pictures of other sites are their words alone. */
export const introductionParts = (text: string): RootContent[] =>
	(place(readIntroduction(text)) as Root).children;

function place(node: Nodes): Nodes {
	if (node.type === "image")
		return own.test(node.url)
			? { ...node, url: fileAddress(node.url) }
			: { type: "text", value: node.alt ?? "" };
	if (!("children" in node)) return node;
	const children = node.children.map(place);
	const depth = node.type === "heading" && Math.min(node.depth + 2, 6);
	return { ...node, children, ...(depth && { depth }) } as Nodes;
}

/** Names the page first, so that whoever keeps the text keeps its source. */
export function writeTwin(
	{ title, path, parts }: Twin,
	locale: LocaleCode,
): string {
	const address = pageAddress(path, locale);
	const root: Root = {
		type: "root",
		children: [
			heading(title, 1),
			paragraph(linkTo(address, path, locale)),
			...parts,
		],
	};
	return toMarkdown(root, { bullet: "-", extensions: [gfmTableToMarkdown()] });
}
