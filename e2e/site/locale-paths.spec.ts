import { expect, test } from "../support/test";

const redirects = [
	["/zh-CN", "/"],
	["/zh-CN/goods_detail/1", "/goods_detail/1"],
	["/EN/goods_detail/1?a=b", "/en/goods_detail/1?a=b"],
	["/zh-cn/mall/mall_index", "/mall/mall_index"],
	["/Lao", "/lao"],
	["/zh-CN/zh-CN/goods_detail/1", "/goods_detail/1"],
	["/goods_cate/", "/goods_cate"],
	["/en/", "/en"],
	["/zh-CN/goods_detail/1/?a=b", "/goods_detail/1?a=b"],
	["/goods/goods_search", "/goods_cate"],
	["/lao/goods/goods_search?title=%20&sort=new", "/lao/goods_cate"],
	["/goods/goods_search/1/default/1", "/goods/goods_search?cid=1"],
	[
		"/en/goods/goods_search/1/price-desc/1",
		"/en/goods/goods_search?cid=1&sort=price-desc",
	],
] as const;

test("each of these addresses ends at its own after one redirect", async ({
	request,
	baseURL,
}) => {
	for (const [from, to] of redirects) {
		const first = await request.get(from, { maxRedirects: 0 });
		expect.soft([301, 307, 308], from).toContain(first.status());
		expect
			.soft(new URL(first.headers().location ?? "", baseURL).href, from)
			.toBe(`${baseURL}${to}`);
		const second = await request.get(to, { maxRedirects: 0 });
		expect.soft(second.status(), to).toBe(200);
	}
});

test("none of these addresses is found", async ({ request }) => {
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
	]) {
		const response = await request.get(path, { maxRedirects: 1 });
		expect.soft(response.status(), path).toBe(404);
	}
});

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

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("switching language keeps what was searched for", async ({ page }) => {
		await page.goto("/goods/goods_search?title=milk&sort=price");
		await page.getByRole("button", { name: "語言" }).click();
		await page.locator('a[hreflang="fr"]:visible').first().click();
		await expect(page).toHaveURL(
			"/fr/goods/goods_search?title=milk&sort=price",
		);
		await expect(page.locator("html")).toHaveAttribute("lang", "fr");
	});
});
