import fc from "fast-check";
import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { createTranslator } from "next-intl";
import type { Review } from "@/gateway/contract/sales/review";
import { messagesOf } from "@/lib/i18n/messages";
import { goodsOf, skuOf } from "@/lib/seo/testing/goods-of";
import { describeGoods } from "./describe-goods";
import {
	bullets,
	heading,
	introductionParts,
	paragraph,
	writeTwin,
} from "./markdown";
import type { Speech } from "./speech";

beforeEach(() => {
	process.env.SITE_URL = "https://shop.example";
});
afterEach(() => {
	delete process.env.SITE_URL;
});

const write = (parts: Root["children"], title = "Title") =>
	writeTwin({ title, path: "/goods_detail/7", parts }, "en");

/** As a reader of Markdown that knows HTML, links and all else understands it. */
const understood = (text: string) => fromMarkdown(text);

function kindsIn(node: Nodes): string[] {
	return "children" in node
		? [node.type, ...node.children.flatMap(kindsIn)]
		: [node.type];
}

function textIn(node: Nodes): string {
	if ("children" in node) return node.children.map(textIn).join("");
	return "value" in node ? node.value : "";
}

test("a twin begins with its title and the address of its page in its language", () => {
	expect(write([paragraph("Fresh")])).toBe(
		"# Title\n\n<https://shop.example/en/goods_detail/7>\n\nFresh\n",
	);
});

const signs = fc
	.array(
		fc.constantFrom(
			...'<>[]()*_`#-+=.!|~\\&;:/"',
			..." \n\ta1é字",
			"<script>",
			"</b>",
			"<!--",
			"![a](b)",
			"&lt;",
			"http://a.example",
			"1.",
			"# ",
			"> ",
			"    ",
			"\u0000",
		),
		{ maxLength: 12 },
	)
	.map((parts) => parts.join(""));

const squeezed = (text: string) => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

test("whatever somebody types is a text in it and nothing else, in a heading, a paragraph and a list", () => {
	fc.assert(
		fc.property(signs, (typed) => {
			const said = `a${typed}z`;
			const root = understood(
				write([paragraph(said), ...bullets([[said]]), heading(said, 3)], said),
			);
			const [title, , line, list, last] = root.children;
			for (const part of [title, line, list, last]) {
				if (!part) throw new Error("A part is missing");
				expect(squeezed(textIn(part))).toBe(squeezed(said));
				expect(kindsIn(part)).not.toEqual(
					expect.arrayContaining([
						expect.stringMatching(/html|link|image|code/),
					]),
				);
			}
			expect(root.children).toHaveLength(5);
		}),
	);
});

test("an introduction keeps headings below the page's own, lists and tables; HTML in it is text", () => {
	const text = write(
		introductionParts(
			"# Care\n\n<b>Wash</b> at 30°\n\n- **cold**\n\n| a | b |\n| - | - |\n| 1 | 2 |",
		),
	);
	expect(text).toContain("### Care\n");
	expect(text).toContain("\\<b>Wash\\</b> at 30°");
	expect(text).toContain("- **cold**");
	expect(text).toMatch(/\| 1 \| 2 \|/);
	expect(kindsIn(understood(text))).not.toContain("html");
});

test("a picture of this shop stands by its whole address, one of another site by its words", () => {
	const text = write(
		introductionParts(
			"![Cows](/uploads/a-800x600.webp)\n\n![Far](https://elsewhere.example/b.png)\n\n![Near](//elsewhere.example/c.png)",
		),
	);
	expect(text).toContain(
		"![Cows](https://shop.example/uploads/a-800x600.webp)",
	);
	expect(text).toContain("\n\nFar\n\nNear\n");
	expect(text).not.toContain("elsewhere");
});

const english: Speech = {
	locale: "en",
	t: createTranslator({
		locale: "en",
		messages: messagesOf("en"),
	}) as Speech["t"],
};

test("a goods says price, stock, seller, facts, delivery, choices, introduction, reviews and questions", () => {
	const skus = [
		skuOf(70, { options: { size: "M" }, price: "10.00", oldPrice: "12.00" }),
		skuOf(71, { options: { size: "L" }, price: "15.00", stock: 0 }),
	];
	const goods = goodsOf(skus, {
		price: "10.00",
		hasPriceRange: true,
		options: [{ name: "size", values: ["M", "L"] }],
	});
	const review = { nickname: "G***r", stars: 4, text: "Good <b>milk</b>" };
	const summary = { rating: "4.3", counts: { all: 20 } };
	const answer = { isSellers: true, nickname: "", text: "Yes" };
	const question = { text: "Is it fresh?", answers: [answer] };
	const twin = describeGoods(
		goods,
		{
			reviews: { summary, newest: [review as Review] },
			questions: { list: [question] },
		} as Parameters<typeof describeGoods>[1],
		english,
	);
	const text = writeTwin(twin, "en");
	for (const line of [
		"# Fresh milk",
		"![Fresh milk](https://shop.example/sample/milk.webp)",
		"- Price: From HK$10.00",
		"- In stock",
		"- Merchant: [Jade Store](https://shop.example/en/merchant/home?id=2)",
		"- Category: [Dairy](https://shop.example/en/goods/goods_search?cid=3) > [Milk](https://shop.example/en/goods/goods_search?cid=30)",
		"- Origin: Hong Kong",
		"- Storage: Keep chilled",
		"HK$50 delivery, free from HK$350",
		"## Size\n\n- [M](https://shop.example/en/goods_detail/7?sku=70): HK$10.00 (Was HK$12.00) · In stock",
		"- [L](https://shop.example/en/goods_detail/7?sku=71): HK$15.00 · Sold out for now",
		"## About this product\n\nOne litre",
		"- 4 stars, G\\*\\*\\*r: Good \\<b>milk\\</b>",
		"### Is it fresh?\n\n- Seller: Yes",
	])
		expect(text).toContain(line);
});

test("what nobody has said of a goods is not in its twin", () => {
	const text = writeTwin(describeGoods(goodsOf([skuOf(1)]), {}, english), "en");
	expect(text).not.toMatch(/Reviews|Questions|undefined|null/);
});
