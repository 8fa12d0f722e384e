import { pathMaxLength } from "@/gateway/contract/platform/page-view-terms";
import { cameFrom, seenPage } from "./seen-page";

test("of a query only the numbers of a category or an article are kept", () => {
	expect(seenPage("/goods/goods_search", "cid=3&title=gift+for+Ann")).toBe(
		"/goods/goods_search?cid=3",
	);
	expect(seenPage("/help/content", "id=7&id=8")).toBe("/help/content?id=7");
	expect(seenPage("/", "id=abc&cid=")).toBe("/");
	expect(seenPage(`/${"a".repeat(600)}`, "")).toHaveLength(pathMaxLength);
});

test("of a page elsewhere only its site is kept, of the shop's own nothing", () => {
	const own = "https://shop.example";
	expect(cameFrom("https://search.example/?q=my+name", own)).toBe(
		"https://search.example",
	);
	for (const referrer of ["", "https://shop.example/login", "about:blank"])
		expect(cameFrom(referrer, own)).toBe("");
});
