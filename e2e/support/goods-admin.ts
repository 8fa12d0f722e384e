import type { Page } from "@playwright/test";
import type { CartType } from "../../gateway/contract/values";
import { open } from "./open";
import { inLocale } from "./screens";
import { expect } from "./test";
import { wordsIn } from "./words";

export const goodsPicture = "public/pictures/icon-512.png";

/** Fills in a new goods of a category of that area and saves it, 12 of it at 45.50 HKD; answers its id. */
export async function addGoods(
	page: Page,
	locale: "zh-CN" | "en",
	{ name, cartType }: { name: string; cartType: CartType },
): Promise<string> {
	const { goods } = wordsIn(locale).console;
	await open(page, inLocale("/console/goods", locale));
	await page.getByRole("link", { name: goods.add }).first().click();
	await page.getByLabel(goods.form.name, { exact: true }).fill(name);
	const pictures = page.getByRole("region", { name: goods.form.pictures });
	await pictures.locator('input[type="file"]').setInputFiles(goodsPicture);
	await expect(page.locator(".pictures img")).toBeVisible();
	await expect(page.getByRole("progressbar")).toHaveCount(0);
	const first = page.getByRole("group", {
		name: goods.form.skuAt.replace("{number}", "1"),
	});
	await first.getByLabel(goods.form.price, { exact: true }).fill("45.5");
	await first.getByLabel(goods.form.stock, { exact: true }).fill("12");
	await first.getByLabel(goods.form.weightGrams).fill("300");
	// The list it came from is kept hidden, with a choice of categories of its own.
	const facts = page.getByRole("region", { name: goods.form.facts });
	const category = facts.getByLabel(goods.form.category, { exact: true });
	const tree = await page.request.get(
		`/api/front/product/category?cartType=${cartType}`,
	);
	const [top] = (await tree.json()).data;
	await category.selectOption(String(top.childList[0].id));
	await page.getByRole("button", { name: goods.save, exact: true }).click();
	await page.waitForURL(/\?id=\d+$/);
	return new URL(page.url()).searchParams.get("id") ?? "";
}

/** A new goods reaches the search a moment after it was saved. */
export async function expectFound(page: Page, words: string, id: string) {
	await expect(async () => {
		await page.goto(`/goods/goods_search?title=${encodeURIComponent(words)}`);
		await expect(
			page.locator(`a[href^="/goods_detail/${id}"]`).first(),
		).toBeVisible({ timeout: 5_000 });
	}).toPass();
}
