import { locales } from "@/gateway/contract/locale";
import { alternatesFor } from "./alternates";

test("a page names itself and its sister in every language", () => {
	const { canonical, languages } = alternatesFor("/goods_detail/12", "fr");
	expect(canonical).toBe("/fr/goods_detail/12");
	expect(Object.keys(languages ?? {})).toEqual([
		...locales.map(({ hreflang }) => hreflang),
		"x-default",
	]);
	expect(languages).toMatchObject({
		"zh-HK": "/goods_detail/12",
		lo: "/lao/goods_detail/12",
		"x-default": "/goods_detail/12",
	});
});

test("a page names its Markdown twin in its language, unless an operator has turned twins off", () => {
	const twinOf = () => alternatesFor("/merchant/home?id=4", "th").types;
	expect(twinOf()).toEqual({ "text/markdown": "/th/merchant/home.md?id=4" });
	process.env.MARKDOWN_PAGES = "off";
	expect(twinOf()).toBeUndefined();
	delete process.env.MARKDOWN_PAGES;
});

test("the query of a list stays in each address", () => {
	const { canonical } = alternatesFor("/goods/goods_search?cid=3&page=2", "en");
	expect(canonical).toBe("/en/goods/goods_search?cid=3&page=2");
});

test("the home of a language has no trailing slash, so it has one address", () => {
	expect(alternatesFor("/", "en").canonical).toBe("/en");
	expect(alternatesFor("/", "zh-CN").canonical).toBe("/");
});
