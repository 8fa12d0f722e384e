import fc from "fast-check";
import type { Nodes } from "mdast";
import { picturesIn, readIntroduction } from "./introduction";

function typesIn(node: Nodes): string[] {
	return [
		node.type,
		...("children" in node ? node.children.flatMap(typesIn) : []),
	];
}

const depthOf = (node: Nodes): number =>
	1 + ("children" in node ? Math.max(0, ...node.children.map(depthOf)) : 0);

const known = new Set([
	"root",
	"paragraph",
	"text",
	"break",
	"strong",
	"emphasis",
	"heading",
	"list",
	"listItem",
	"table",
	"tableRow",
	"tableCell",
	"image",
	"imageReference",
]);

test("headings, lists, tables and pictures are read as what they are", () => {
	const text =
		"# Tea\n\n- green\n- **black**\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n![A pot](/uploads/pot.webp)";
	expect(readIntroduction(text).children.map(({ type }) => type)).toEqual([
		"heading",
		"list",
		"table",
		"paragraph",
	]);
	expect(picturesIn(text)).toEqual(["/uploads/pot.webp"]);
});

test.each([
	"<b>bold</b>",
	"<script>alert(1)</script>",
	"[away](https://example.com)",
	"<https://example.com>",
	"`code`",
	"> said",
	"one\n---",
	"    four spaces",
])("%j stands as it was typed", (text) => {
	const { children } = readIntroduction(text);
	expect(children).toMatchObject([
		{ type: "paragraph", children: [{ type: "text", value: text.trim() }] },
	]);
});

test("no text is more than its dialect, nor deeper than a page can show", () => {
	const pieces = fc.constantFrom(
		"- ",
		"1. ",
		"  ",
		"    ",
		"\n",
		"\n\n",
		"*",
		"**",
		"_",
		"#",
		"> ",
		"|",
		"|-|-|\n",
		"![a](/uploads/x.webp)",
		"[a](b)",
		"<i>",
		"&lt;",
		"`",
		"a",
	);
	fc.assert(
		fc.property(fc.array(pieces, { maxLength: 60 }), (text) => {
			const root = readIntroduction(text.join(""));
			expect(typesIn(root).filter((type) => !known.has(type))).toEqual([]);
			expect(depthOf(root)).toBeLessThan(80);
		}),
	);
});

test("thousands of lists within lists are one paragraph", () => {
	for (const text of ["- ".repeat(5_000), `${" ".repeat(600)}- x`])
		expect(typesIn(readIntroduction(text))).toEqual([
			"root",
			"paragraph",
			"text",
		]);
});
