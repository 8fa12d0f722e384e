import { widths } from "../support/extent";
import { open } from "../support/open";
import { expect, test } from "../support/test";

const shelf = "/en/store/store_category?id=1";

for (const width of widths)
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		test("a store's goods go by category, sort and page, each with an address of its own", async ({
			page,
		}) => {
			await open(page, shelf);
			const main = page.getByRole("main").locator("visible=true").first();
			await expect(main.locator(".goods")).toHaveCount(24);
			const first = await main.locator(".goods h3").allInnerTexts();

			await main.getByRole("link", { name: "Next" }).click();
			await expect(page).toHaveURL(`${shelf}&page=2`);
			await expect(main.locator(".goods h3").first()).not.toHaveText(
				first[0] ?? "",
			);
			const second = await main.locator(".goods h3").allInnerTexts();
			expect(second.filter((name) => first.includes(name))).toEqual([]);

			const menu = main.getByRole("navigation", {
				name: "Categories of this store",
			});
			const category = menu.getByRole("link").nth(1);
			const name = await category.innerText();
			await category.click();
			await expect(page).toHaveURL(/&cid=\d+$/);
			await expect(main.getByRole("heading", { level: 1, name })).toBeVisible();
			const part = main.locator(".chips a").nth(1);
			await part.click();
			await expect(main.locator(".chips [aria-current]")).toHaveText(
				(await part.innerText()).trim(),
			);
		});
	});

test("a sorted shelf has prices that rise", async ({ page }) => {
	await page.goto(`${shelf}&sort=price`);
	const prices = await page
		.locator(".goods .price .visually-hidden")
		.allInnerTexts();
	const amounts = prices
		.filter((text) => text.startsWith("HK$"))
		.map((text) => Number(text.replace(/[^\d.]/g, "")));
	expect(amounts.length).toBeGreaterThan(10);
	expect(amounts).toEqual([...amounts].sort((one, other) => one - other));
});

test("a shelf holds goods of its store alone", async ({ page, request }) => {
	const { data: store } = await (
		await request.get("/api/front/store/detail/1")
	).json();
	const { data } = await (
		await request.get(
			`/api/front/product/list?merId=${store.merId}&cartType=SUPERMARKET&limit=100`,
		)
	).json();
	const more = await (
		await request.get(
			`/api/front/product/list?merId=${store.merId}&cartType=SUPERMARKET&limit=100&page=2`,
		)
	).json();
	const own = [...data.list, ...more.data.list].map(
		({ id }: { id: number }) => `/en/goods_detail/${id}`,
	);
	await page.goto(shelf);
	const links = page.getByRole("main").locator(".goods h3 a");
	await expect(links).toHaveCount(24);
	for (const href of await links.evaluateAll((all) =>
		all.map((link) => link.getAttribute("href")),
	))
		expect(own).toContain(href);
});
