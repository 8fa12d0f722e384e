import type { Locator, Page } from "@playwright/test";
import { byExtent } from "../../gateway/testing/extent";
import { fullOnly, widths } from "../support/extent";
import { open } from "../support/open";
import { expect, test } from "../support/test";

/** A shopping list with the category in which a stranger would look. */
const groceries = [
	["智利車厘子", "新鮮水果"],
	["有機雜錦沙律菜", "葉菜瓜豆"],
	["澳洲甘筍", "根莖菇菌"],
	["美國安格斯肥牛火鍋片", "豬肉牛肉"],
	["法國鴨胸", "雞鴨家禽"],
	["法國布列塔尼生蠔", "魚蝦貝類"],
	["咖啡師燕麥奶", "牛奶乳酪"],
	["本地硬豆腐", "雞蛋豆腐"],
	["可樂汽水罐裝", "果汁汽水"],
	["懷舊荷葉糯米雞", "餃子點心"],
	["松木地板清潔劑", "洗衣清潔"],
	["老薑強韌洗頭水", "口腔頭髮"],
	["金黃香脆粟米片", "麥片果醬"],
	["古法生曬頭抽豉油", "食油醬料"],
	["加州無核提子乾", "果仁乾果"],
] as const;

const clicksMax = 4;

function searchBox(page: Page) {
	return page.getByRole("combobox").locator("visible=true");
}

/** Answers that it clicked once. */
async function click(link: Locator): Promise<1> {
	await link.locator("visible=true").first().click();
	return 1;
}

function openCategories(page: Page) {
	return click(page.locator('a[href="/goods_cate"]', { hasText: "分類" }));
}

/** From the categories to the goods; how often the shopper clicked. */
async function findInCategories(
	page: Page,
	[name, category]: (typeof groceries)[number],
): Promise<number> {
	let clicks = 0;
	clicks += await click(
		page.getByRole("link", { name: category, exact: true }),
	);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(category);
	clicks += await click(page.getByRole("main").getByRole("link", { name }));
	await expect(page).toHaveURL(/\/goods_detail\/\d+$/);
	await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
	return clicks;
}

for (const width of widths)
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		for (const grocery of groceries.slice(0, byExtent(1, 2)))
			test(`${grocery[0]} is found by categories opened in place`, async ({
				page,
			}) => {
				await page.goto("/");
				const first = await openCategories(page);
				const others = await findInCategories(page, grocery);
				expect(first + others).toBeLessThanOrEqual(clicksMax);
			});

		test.describe("without script", () => {
			test.use({ javaScriptEnabled: false });

			test("groceries are found by categories alone, in 4 clicks each", async ({
				page,
			}) => {
				test.slow();
				await page.goto("/");
				const first = await openCategories(page);
				for (const grocery of groceries.slice(0, byExtent(3, 15))) {
					await page.goto("/goods_cate");
					const others = await findInCategories(page, grocery);
					expect(first + others, grocery[0]).toBeLessThanOrEqual(clicksMax);
				}
			});
		});
	});

const spellings: [string, string, string][] = [
	["simplified characters", "车厘子", "車厘子"],
	["traditional characters", "車厘子", "車厘子"],
	["full-width letters", "Ｏａｔｌａｒｋ", "Oatlark"],
	["spaces around and between", "  燕麥 奶 ", "燕麥奶"],
];

for (const [how, typed, found] of spellings.slice(0, byExtent(1, 4)))
	test(`a search understands ${how}`, async ({ page }) => {
		await open(page, "/");
		await searchBox(page).fill(typed);
		await searchBox(page).press("Enter");
		await expect(page).toHaveURL(/goods_search\?title=/);
		await expect(
			page.locator('main a[href^="/goods_detail/"]', { hasText: found }),
		).not.toHaveCount(0);
	});

test("one slip is put right, in words, and stays in the field as it was typed", async ({
	page,
}) => {
	await open(page, "/");
	await searchBox(page).fill("oatlrak");
	await searchBox(page).press("Enter");
	await expect(
		page.getByText("找不到「oatlrak」，以下是「oatlark」的結果。"),
	).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"「oatlark」",
	);
	await expect(searchBox(page)).toHaveValue("oatlrak");
	await page
		.getByRole("link", { name: /Oatlark/ })
		.first()
		.click();
	await expect(page).toHaveURL(/goods_detail/);
});

test("the keyboard leads from the search field to a goods", async ({
	page,
}) => {
	await open(page, "/goods/goods_search?cid=1");
	await searchBox(page).focus();
	await page.keyboard.type("燕麥奶");
	await page.keyboard.press("Enter");
	const goods = page.locator('main a[href^="/goods_detail/"]').first();
	await expect(goods).toContainText("燕麥奶");
	for (let steps = 0; steps < 40; steps += 1) {
		await page.keyboard.press("Tab");
		if (await goods.evaluate((link) => link === document.activeElement)) break;
	}
	await expect(goods).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/goods_detail/);
});

for (const path of ["/goods/goods_search?cid=1", "/goods_detail/1"])
	test(
		`an empty keyword is warned of on ${path}`,
		fullOnly,
		async ({ page }) => {
			await open(page, path);
			await searchBox(page).fill("   ");
			await searchBox(page).press("Enter");
			await expect(page.getByText("請輸入搜索關鍵字")).toBeVisible();
			await expect(page).toHaveURL(path);
		},
	);
