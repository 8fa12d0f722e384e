import { screens } from "./support/screens";
import { expect, test } from "./support/test";

test("a goods leads to its merchant, whose front shows goods of its own only", async ({
	page,
	request,
}) => {
	const envelope = await (
		await request.get("/api/front/product/detail/1")
	).json();
	const { id, name, goodsCount } = envelope.data.merchant;
	await page.goto("/goods_detail/1");
	await page.getByRole("main").getByRole("link", { name }).click();
	await expect(page).toHaveURL(`/merchant/home?id=${id}`);
	const main = page.getByRole("main").locator("visible=true");
	await expect(main.getByRole("heading", { level: 1 })).toContainText(name);

	const goods = main.locator('.goods a[href^="/goods_detail/"]');
	await expect(goods).toHaveCount(Math.min(goodsCount, 24));
	const own = await request.get(
		`/api/front/product/list?merId=${id}&limit=100`,
	);
	const { list } = (await own.json()).data;
	const ownPaths = list.map((one: { id: number }) => `/goods_detail/${one.id}`);
	for (const path of await goods.evaluateAll((links) =>
		links.map((link) => link.getAttribute("href")),
	))
		expect(ownPaths).toContain(path);
});

test("the mall leads to its merchants", async ({ page }) => {
	await page.goto("/en/mall/mall_index");
	const link = page.getByRole("main").locator('a[href*="/merchant/home?id="]');
	const name = await link.first().innerText();
	await link.first().click();
	await expect(page).toHaveURL(/\/en\/merchant\/home\?id=\d+$/);
	await expect(
		page.getByRole("heading", { level: 1 }).locator("visible=true"),
	).toContainText(name);
});

test("a front has one address, and what is no front is not found", async ({
	request,
}) => {
	const inner = await request.get("/fr/merchant/home/2/1", { maxRedirects: 0 });
	expect(inner.status()).toBe(308);
	expect(inner.headers().location).toMatch(/\/fr\/merchant\/home\?id=2$/);
	const bare = await request.get("/fr/merchant/home", { maxRedirects: 0 });
	expect(bare.headers().location).toMatch(/\/fr\/mall\/mall_index$/);
	for (const query of ["?id=", "?id=999999", "?id=x", "?id=2&page=999"])
		expect((await request.get(`/merchant/home${query}`)).status()).toBe(404);
});

test("no page fetches the picture of a page that is not there", async ({
	request,
}) => {
	for (const { path } of screens) {
		const html = await (await request.get(path)).text();
		expect(html, path).not.toMatch(/rel="preload"[^>]*not-found/);
	}
});
