import { byExtent } from "../../gateway/testing/extent";
import { askGoods } from "../support/screens";
import { expect, test } from "../support/test";

for (const width of byExtent([1440], [390, 1440]))
	test(`a visitor goes from home to mall, category, search and goods at ${width} px`, async ({
		page,
		request,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		const [wanted] = await askGoods(request, "cartType=E_COMMERCE&limit=1");
		if (!wanted) throw new Error("The mall is empty");

		await page.goto("/");
		await page.locator('a[href="/mall/mall_index"]:visible').first().click();
		await expect(page).toHaveURL(/\/mall\/mall_index$/);

		await page
			.getByRole("main")
			.locator('a[href*="goods_search?cid="]:visible')
			.first()
			.click();
		await expect(page).toHaveURL(/goods_search\?cid=\d+/);
		await expect(
			page.getByRole("main").locator('a[href*="/goods_detail/"]').first(),
		).toBeVisible();

		const box = page.getByRole("combobox").locator("visible=true").first();
		await box.fill(wanted.name);
		await box.press("Enter");
		await expect(page).toHaveURL(/goods_search\?title=/);
		await page
			.getByRole("main")
			.locator(`a[href="/goods_detail/${wanted.id}"]`)
			.first()
			.click();

		await expect(page).toHaveURL(`/goods_detail/${wanted.id}`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(
			wanted.name,
		);
	});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a visitor browses from home to a category and a goods, and searches", async ({
		page,
	}) => {
		await page.goto("/en");
		await page
			.getByRole("main")
			.locator('a[href*="goods_search?cid="]:visible')
			.first()
			.click();
		await page
			.getByRole("main")
			.locator('a[href*="/goods_detail/"]')
			.first()
			.click();
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

		const box = page.getByRole("combobox").locator("visible=true").first();
		await box.fill("milk");
		await box.press("Enter");
		await expect(page).toHaveURL(/\/en\/goods\/goods_search\?title=milk/);
		await expect(
			page.getByRole("main").locator('a[href*="/goods_detail/"]').first(),
		).toBeVisible();
	});
});
