import type { Image, Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";

// What the introduction of a goods is written in: Markdown's headings, lists, tables, pictures, bold and italic letters.
// Whatever else Markdown knows, links and HTML among it, is a text and stands as it was typed. Gateway and pages read it
// by this one function. Not for the browser: its editor brings a reader of its own.

const others = {
	disable: {
		null: [
			"autolink",
			"blockQuote",
			"codeFenced",
			"codeIndented",
			"codeText",
			"definition",
			"htmlFlow",
			"htmlText",
			"labelStartLink",
			"setextUnderline",
			"thematicBreak",
		],
	},
};

/** Lists within lists: to read thousands of them would take longer than anybody waits. */
const listsMax = 6;
const startsTooManyLists = new RegExp(
	`^(?:[ \\t]*(?:[-*+]|\\d{1,9}[.)])[ \\t]+){${listsMax + 1}}`,
	"m",
);
/** A line that far in belongs to a list in no list that anybody writes. */
const standsTooFarIn = /^[ \t]{25}/m;

/** A text that no reader could follow is one paragraph of it. */
export function readIntroduction(text: string): Root {
	if (startsTooManyLists.test(text) || standsTooFarIn.test(text))
		return {
			type: "root",
			children: [
				{ type: "paragraph", children: [{ type: "text", value: text }] },
			],
		};
	return fromMarkdown(text, {
		extensions: [gfmTable(), others],
		mdastExtensions: [gfmTableFromMarkdown()],
	});
}

/** Addresses of the pictures in it, in its order. */
export function picturesIn(text: string): string[] {
	return text.includes("![") ? imagesOf(readIntroduction(text)) : [];
}

function imagesOf(node: Nodes): string[] {
	if (isImage(node)) return [node.url];
	return "children" in node ? node.children.flatMap(imagesOf) : [];
}

const isImage = (node: Nodes): node is Image => node.type === "image";
