import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { signInAsStaff } from "../support/console";
import { fullOnly } from "../support/extent";
import { addGoods, expectFound } from "../support/goods-admin";
import { open } from "../support/open";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test(
		"a merchant adds a goods with a picture; a shopper finds it and sees it",
		fullOnly,
		async ({ page, context, browser, baseURL }) => {
			await signInAsStaff(context);
			const name = `海港手工曲奇${Date.now() % 100_000}`;
			const id = await addGoods(page, "zh-CN", {
				name,
				cartType: "SUPERMARKET",
			});
			const shopper = await browser.newContext({ baseURL });
			const shop = await shopper.newPage();
			await expectFound(shop, name, id);
			await shop.goto(`/goods_detail/${id}`);
			const main = shop.getByRole("main").locator("visible=true");
			await expect(main.getByRole("heading", { name })).toBeVisible();
			const shown = main.locator('img[src^="/uploads/"]').first();
			await expect(shown).toBeVisible();
			await expect
				.poll(() =>
					shown.evaluate((image: HTMLImageElement) => image.naturalWidth),
				)
				.toBeGreaterThan(0);
			await shopper.close();
			await open(page, "/console/goods");
			await expect(page.getByRole("switch").first()).toBeVisible();
			await expectAccessible(page);
			await expectNoSidewaysScroll(page);
		},
	);
});

test("a goods that is written in every language is edited without sideways scroll", async ({
	page,
	context,
}) => {
	await signIn(context, "Operator staff");
	await open(page, "/en/console/goods/edit?id=77");
	const { goods } = wordsIn("en").console;
	await arrived(page.getByRole("heading", { name: goods.form.pictures }));
	await expectNoSidewaysScroll(page);
});

test.describe("on a desktop", () => {
	test.use({ viewport: { width: 1440, height: 900 } });

	test("price, stock and shelf are changed where they stand, by keyboard", async ({
		page,
		context,
	}) => {
		await signInAsStaff(context);
		const name = `Harbour tin ${Date.now() % 100_000}`;
		const id = await addGoods(page, "en", { name, cartType: "SUPERMARKET" });
		const { goods } = wordsIn("en").console;
		await expect(
			page.getByRole("link", { name: goods.form.seePage }),
		).toBeVisible();
		await expectAccessible(page);
		await open(
			page,
			`/en/console/goods?keyword=${encodeURIComponent(`#${id}`)}`,
		);
		const price = page.getByLabel(goods.priceOf.replace("{name}", name));
		await price.fill("39");
		await price.press("Enter");
		await expect(price).toHaveValue("39.00");
		const stock = page.getByLabel(goods.stockOf.replace("{name}", name));
		await stock.fill("7");
		await stock.press("Enter");
		await expect(page.getByRole("status").getByText(goods.saved)).toBeVisible();
		const shelf = page.getByRole("switch");
		await shelf.press("Space");
		await expect(shelf).toHaveAttribute("aria-checked", "false");
		await expect(async () => {
			const answer = await page.request.get(`/api/front/product/detail/${id}`);
			expect((await answer.json()).code).toBe(404);
		}).toPass();
		await expectAccessible(page);
	});

	test("a file is checked first, says what is wrong, and brings in the rest", async ({
		page,
		context,
	}) => {
		await signInAsStaff(context);
		const { import: words } = wordsIn("en").console;
		const mark = `FILE-${Date.now() % 100_000}`;
		const line = (code: string, price: string) =>
			`${mark}-${code},Tin ${code},24,${price},5,100`;
		const file = [
			"code,name_en,category,price,stock,weight_g",
			line("A", "12.50"),
			line("B", "cheap"),
			line("C", "9.00"),
		].join("\r\n");
		await open(page, "/en/console/goods/import");
		await page.locator('input[type="file"]').setInputFiles({
			name: `${mark}.csv`,
			mimeType: "text/csv",
			buffer: Buffer.from(file),
		});
		const card = page.getByRole("article", { name: `${mark}.csv` });
		await expect(card.getByText(words.state.checked)).toBeVisible();
		await card.getByText(words.fault.show).click();
		await expect(card.getByRole("cell", { name: "cheap" })).toBeVisible();
		await expectAccessible(page);
		const run = card.getByRole("button", { name: "Bring in 2 lines" });
		await run.press("Enter");
		await expect(card.getByText(words.state.done)).toBeVisible();
		const report = page.waitForEvent("download");
		await card.getByRole("button", { name: words.report }).click();
		expect((await report).suggestedFilename()).toBe("report.csv");
		const list = await page.request.get(
			`/api/operator/goods/list?keyword=${mark}-A`,
			{ headers: { "accept-language": "en" } },
		);
		expect((await list.json()).data.total).toBe(1);
		await expectNoSidewaysScroll(page);
	});
});
