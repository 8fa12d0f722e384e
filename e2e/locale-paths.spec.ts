import { locales } from "../gateway/contract/locale";
import { inLocale } from "./support/screens";
import { expect, test } from "./support/test";

const redirects = [
	["/zh-CN", "/"],
	["/zh-CN/goods_detail/1", "/goods_detail/1"],
	["/EN/goods_detail/1?a=b", "/en/goods_detail/1?a=b"],
	["/zh-cn/mall/mall_index", "/mall/mall_index"],
	["/Lao", "/lao"],
	["/zh-CN/zh-CN/goods_detail/1", "/goods_detail/1"],
	["/goods/goods_search", "/goods_cate"],
	["/lao/goods/goods_search?title=%20&sort=new", "/lao/goods_cate"],
	["/goods/goods_search/1/default/1", "/goods/goods_search?cid=1"],
	[
		"/en/goods/goods_search/1/price-desc/1",
		"/en/goods/goods_search?cid=1&sort=price-desc",
	],
] as const;

for (const [from, to] of redirects)
	test(`${from} ends at ${to} after one redirect`, async ({
		request,
		baseURL,
	}) => {
		const first = await request.get(from, { maxRedirects: 0 });
		expect([301, 307, 308]).toContain(first.status());
		expect(new URL(first.headers().location ?? "", baseURL).href).toBe(
			`${baseURL}${to}`,
		);
		expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200);
	});

for (const path of [
	"/de/goods_detail/1",
	"/en/fr/goods_detail/1",
	"/en/en",
	"/nowhere",
	"/goods_detail/999999",
	"/goods_detail/abc",
	"/en/goods/goods_search?cid=999999",
	"/goods/goods_search?cid=1&page=9999",
	"/fr/goods/goods_search?cid=abc",
])
	test(`${path} is not found`, async ({ request }) => {
		expect((await request.get(path, { maxRedirects: 1 })).status()).toBe(404);
	});

test("each language names itself and its sisters, and they name it back", async ({
	request,
	baseURL,
}) => {
	for (const path of [
		"/",
		"/mall/mall_index",
		"/goods_detail/1",
		"/goods/goods_search?cid=1",
	]) {
		const links = await Promise.all(
			locales.map(async ({ code }) => {
				const html = await (await request.get(inLocale(path, code))).text();
				const tags = html.match(/<link rel="(?:alternate|canonical)"[^>]*>/g);
				return (tags ?? []).filter((tag) => /canonical|hrefLang/i.test(tag));
			}),
		);
		const alternates = links.map((tags) =>
			tags.filter((tag) => tag.includes('rel="alternate"')).sort(),
		);
		for (const tags of alternates) {
			expect(tags).toHaveLength(locales.length + 1);
			expect(tags).toEqual(alternates[0]);
		}
		locales.forEach(({ code }, at) => {
			const canonical = links[at]?.find((tag) => tag.includes("canonical"));
			const address = inLocale(path, code).replaceAll("&", "&amp;");
			expect(canonical).toMatch(
				new RegExp(
					`href="https?://[^/"]+${address === "/" ? "/?" : asPattern(address)}"`,
				),
			);
		});
		expect(baseURL).toBeTruthy();
	}
});

function asPattern(text: string): string {
	return text.replace(/[.?*+^$()[\]{}|\\]/g, "\\$&");
}

test("switching language keeps page and query", async ({ page }) => {
	// A stored page cannot know its query: the script adds it to the links.
	const link = (hreflang: string) =>
		page.locator(`a[hreflang="${hreflang}"][href*="title=milk"]:visible`);
	await page.goto("/goods/goods_search?title=milk&sort=price");
	await link("fr").first().click();
	await expect(page).toHaveURL("/fr/goods/goods_search?title=milk&sort=price");
	await expect(page.locator("html")).toHaveAttribute("lang", "fr");
	await link("zh-HK").first().click();
	await expect(page).toHaveURL("/goods/goods_search?title=milk&sort=price");
});
