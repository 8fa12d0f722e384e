import { fullOnly } from "../support/extent";
import { screens } from "../support/screens";
import { expect, test } from "../support/test";

test("a goods leads to its merchant, whose front shows goods of its own only", async ({
	page,
	request,
}) => {
	const envelope = await (
		await request.get("/api/front/product/detail/1")
	).json();
	const { id, name } = envelope.data.merchant;
	await page.goto("/goods_detail/1");
	await page.getByRole("main").getByRole("link", { name }).click();
	await expect(page).toHaveURL(`/merchant/home?id=${id}`);
	const main = page.getByRole("main").locator("visible=true");
	await expect(main.getByRole("heading", { level: 1 })).toContainText(name);

	const goods = main.locator('.goods a[href^="/goods_detail/"]');
	const front = await (
		await request.get(`/api/front/merchant/index/info/${id}`)
	).json();
	await expect(goods).toHaveCount(Math.min(18, front.data.goodsCount));
	const shown = await goods.evaluateAll((links) =>
		links.map((link) => Number(link.getAttribute("href")?.split("/").at(-1))),
	);
	expect(new Set(shown).size).toBe(shown.length);
	for (const one of shown) {
		const answer = await request.get(`/api/front/product/detail/${one}`);
		expect((await answer.json()).data.merchant.id).toBe(id);
	}
});

test(
	"the mall leads to its merchants, and to the street of all",
	fullOnly,
	async ({ page }) => {
		await page.goto("/en/mall/mall_index");
		const main = page.getByRole("main");
		const link = main.locator('a[href*="/merchant/home?id="]').first();
		const name = await link.innerText();
		await link.click();
		await expect(page).toHaveURL(/\/en\/merchant\/home\?id=\d+$/);
		await expect(
			page.getByRole("heading", { level: 1 }).locator("visible=true"),
		).toContainText(name);

		await page.goto("/en/mall/mall_index");
		await main.getByRole("link", { name: "Store street" }).click();
		await expect(page).toHaveURL("/en/merchant/merchant_street");
	},
);

test("a merchant's pages have one address each, and what is none of them is not found", async ({
	request,
}) => {
	const locationOf = async (path: string) => {
		const answer = await request.get(path, { maxRedirects: 0 });
		expect(answer.status(), path).toBe(308);
		return answer.headers().location;
	};
	expect(await locationOf("/fr/merchant/home/2")).toMatch(
		/\/fr\/merchant\/home\?id=2$/,
	);
	expect(await locationOf("/fr/merchant/shop/2/all/price/3")).toMatch(
		/\/fr\/merchant\/shop\?id=2&sort=price&page=3$/,
	);
	for (const page of [
		"home",
		"shop",
		"category",
		"qualification",
		"storeCoupon",
		"merchant_more",
	])
		expect(await locationOf(`/fr/merchant/${page}`)).toMatch(
			/\/fr\/merchant\/merchant_street$/,
		);
	for (const query of ["?id=", "?id=999999", "?id=x"])
		for (const page of ["home", "shop", "category", "qualification"])
			expect((await request.get(`/merchant/${page}${query}`)).status()).toBe(
				404,
			);
	for (const path of [
		"/merchant/shop?id=2&page=999",
		"/merchant/shop?id=2&cid=999999",
		"/merchant/merchant_street?page=999",
		"/merchant/merchant_more?cid=999999",
	])
		expect((await request.get(path)).status(), path).toBe(404);
});

test("no page fetches the picture of a page that is not there", async ({
	request,
}) => {
	for (const { path } of screens) {
		const html = await (await request.get(path)).text();
		expect(html, path).not.toMatch(/rel="preload"[^>]*not-found/);
	}
});
