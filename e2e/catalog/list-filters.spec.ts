import type { APIRequestContext, Page } from "@playwright/test";
import { byExtent } from "../../gateway/testing/extent";
import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { fullOnly, widths } from "../support/extent";
import { open } from "../support/open";
import { inLocale } from "../support/screens";
import { pressAndTell, scrollTop } from "../support/scroll";
import { expect, test } from "../support/test";

const list = "/goods/goods_search";
const all = `${list}?cartType=E_COMMERCE`;

async function countGoods(request: APIRequestContext, query: string) {
	const answer = await request.get(`/api/front/product/list?limit=1&${query}`);
	return (await answer.json()).data.total as number;
}

function sheet(page: Page) {
	return page.getByRole("form", { name: "篩選" });
}

function headOf(html: string, tag: RegExp): string {
	return tag.exec(html)?.[1] ?? "";
}

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("the sheet says how many goods a choice leads to, and shows them", async ({
		page,
		request,
	}) => {
		await open(page, all);
		const opener = page.getByRole("button", { name: /^篩選/ });
		await opener.click();
		await expect(sheet(page)).toBeVisible();
		await sheet(page).getByText("海港直營", { exact: true }).click();
		await sheet(page).getByLabel("最高價").fill("$300");
		const total = await countGoods(
			request,
			"cartType=E_COMMERCE&merchantType=self-support&maxPrice=300",
		);
		const show = sheet(page).getByRole("button", {
			name: `顯示 ${total} 件貨品`,
		});
		await show.click();

		await expect(page.getByText(`共 ${total} 件貨品`)).toBeVisible();
		await expect(sheet(page)).toBeHidden();
		await expect(opener).toHaveText(/2/);
		const inUse = page.getByRole("navigation", { name: "已選條件" });
		await expect(inUse.getByRole("link")).toHaveText([
			"HK$300 或以下",
			"海港直營",
			"清除全部",
		]);
		await inUse.getByRole("link", { name: "移除「海港直營」" }).click();
		await expect(page).toHaveURL(/maxPrice=/);
		await expect(page).not.toHaveURL(/merchantType/);
		await opener.click();
		await expect(sheet(page).getByLabel("海港直營")).not.toBeChecked();
	});

	test("Escape closes the sheet and the sort list, and the focus returns", async ({
		page,
	}) => {
		await page.goto(all);
		for (const [opener, opened] of [
			[page.getByRole("button", { name: /^篩選/ }), sheet(page)],
			[
				page.getByRole("button", { name: /^排序/ }),
				page.getByRole("navigation", { name: "排序" }),
			],
		] as const) {
			await opener.focus();
			await opener.press("Enter");
			await expect(opened).toBeVisible();
			await page.keyboard.press("Escape");
			await expect(opened).toBeHidden();
			await expect(opener).toBeFocused();
		}
	});

	test("every sort is reached without scrolling sideways", async ({ page }) => {
		await open(page, "/fr/goods/goods_search?cid=10");
		await page.getByRole("button", { name: "Recommandés" }).click();
		const links = page
			.getByRole("navigation", { name: "Trier par" })
			.getByRole("link");
		await expect(links).toHaveCount(6);
		for (const link of await links.all())
			await expect(link).toBeInViewport({ ratio: 1 });
		await links.last().click();
		await expect(page).toHaveURL(/sort=unit-price/);
		await expect(links.first()).toBeHidden();
	});
});

test.describe("on a desktop", () => {
	test.use({ viewport: { width: 1440, height: 900 } });

	test("a filter is chosen by the keyboard alone", async ({ page }) => {
		await open(page, all);
		const opener = page.getByRole("button", { name: "商戶" });
		await opener.focus();
		await opener.press("Enter");
		const choices = page.getByRole("group", { name: "商戶" });
		await expect(choices).toBeVisible();
		await page.keyboard.press("Tab");
		await expect(choices.getByLabel("不限")).toBeFocused();
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(`${all}&merchantType=self-support`);
		await expect(choices).toBeHidden();
	});

	test(
		"what was chosen and not shown is forgotten on the way back",
		fullOnly,
		async ({ page }) => {
			await open(page, all);
			await page.getByRole("button", { name: "商戶" }).click();
			await page.getByRole("group").getByText("其他商戶").click();
			await page.getByRole("button", { name: /^顯示/ }).click();
			await expect(page).toHaveURL(/third-party/);
			await page.goBack();
			await expect(page).toHaveURL(all);
			await page.getByRole("button", { name: "商戶" }).click();
			await expect(page.getByRole("group").getByLabel("不限")).toBeChecked();
		},
	);

	test(
		"each choice is counted by what it leads to, the chosen facet's others too",
		fullOnly,
		async ({ page, request }) => {
			await page.goto(`${list}?title=茶&merchantType=third-party`);
			const choices = page.getByRole("group", { name: "商戶" });
			await page.getByRole("button", { name: "商戶" }).click();
			for (const [name, type] of [
				["海港直營", "self-support"],
				["其他商戶", "third-party"],
			]) {
				const total = await countGoods(
					request,
					`keyword=茶&merchantType=${type}`,
				);
				expect(total).toBeGreaterThan(0);
				await expect(choices.getByLabel(`${name} ${total}`)).toBeAttached();
			}
		},
	);

	test(
		"Back returns to the filters and within 50 px of where the shopper was",
		fullOnly,
		async ({ page }) => {
			await open(page, `${all}&inStock=true&minPrice=50`);
			await page.evaluate(() => window.scrollTo(0, 700));
			const before = await pressAndTell(
				page,
				page.locator('main a[href^="/goods_detail/"]').nth(14),
			);
			expect(before).toBeGreaterThan(350);
			await expect(page).toHaveURL(/goods_detail/);
			await expect.poll(() => scrollTop(page)).toBeLessThan(50);
			await page.goBack();
			await expect(page).toHaveURL(`${all}&inStock=true&minPrice=50`);
			await expect(page.getByText("HK$50 或以上")).toBeVisible();
			await expect
				.poll(async () => Math.abs((await scrollTop(page)) - before))
				.toBeLessThanOrEqual(50);
		},
	);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	for (const width of widths)
		test(`filters are chosen, kept by a narrower category and cleared at ${width} px`, async ({
			page,
		}) => {
			await page.setViewportSize({ width, height: 900 });
			await page.goto(`${list}?cid=1`);
			await page
				.getByRole("button", { name: width < 640 ? "篩選" : "價錢" })
				.click();
			await page.getByLabel("最低價").fill("60");
			await page.getByLabel("最高價").fill("20");
			await page
				.getByRole("button", { name: /^顯示/ })
				.locator("visible=true")
				.click();
			await expect(page.getByText("HK$20 至 HK$60")).toBeVisible();

			await page
				.getByRole("navigation", { name: "細分類" })
				.getByRole("link", { name: /新鮮水果/ })
				.click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(
				"新鮮水果",
			);
			await expect(page.getByText("HK$20 至 HK$60")).toBeVisible();
			await page
				.getByRole("navigation", { name: "已選條件" })
				.getByRole("link", { name: "清除全部" })
				.click();
			await expect(page).toHaveURL(/\?cid=\d+$/);
		});
});

test("filters that leave nothing offer to clear them", async ({ page }) => {
	await page.goto(`${list}?title=milk&minPrice=9000&sort=new`);
	const main = page.getByRole("main");
	await expect(main.getByText("沒有貨品符合所有篩選條件")).toBeVisible();
	await main.locator("a.button.primary", { hasText: "清除全部" }).click();
	await expect(page).toHaveURL(`${list}?title=milk&sort=new`);
	await expect(main.locator('a[href*="/goods_detail/"]').first()).toBeVisible();
});

test("a page behind the last leads back to the first, with its filters", async ({
	page,
}) => {
	for (const place of ["title=milk&inStock=true", "cid=1&inStock=true"]) {
		await page.goto(`${list}?${place}&page=40`);
		await page.getByRole("link", { name: "返回第一頁" }).click();
		await expect(page).toHaveURL(`${list}?${place}`);
	}
});

test("a page behind the last of some words, and an inner path that no address leads to, are not there", async ({
	request,
}) => {
	for (const path of [
		"?title=milk&page=9999",
		"/words/bWlsaw/x/price/1",
		"/words/bWlsaw/all/nonsense/1",
		"/1/nonsense/1",
	])
		expect.soft((await request.get(list + path)).status(), path).toBe(404);
	const words = await request.get(`${list}?title=mi%00lk`);
	expect(words.status()).toBe(200);
});

test("search engines keep the list of a category, and none of its filters", async ({
	request,
	baseURL,
}) => {
	const canonical = /<link rel="canonical" href="([^"]*)"/;
	const robots = /<meta name="robots" content="([^"]*)"/;
	const plain = await request.get(`/fr${list}?cid=1`);
	const narrowed = await request.get(`/fr${list}?cid=1&inStock=true&page=1`);
	const home = `${baseURL}/fr${list}?cid=1`;
	expect(plain.headers()["cache-control"]).toMatch(/s-maxage=\d+/);
	expect(narrowed.headers()["cache-control"]).not.toMatch(/s-maxage/);
	expect(headOf(await plain.text(), canonical)).toBe(home);
	expect(headOf(await plain.text(), robots)).toBe("");
	expect(headOf(await narrowed.text(), canonical)).toBe(home);
	expect(headOf(await narrowed.text(), robots)).toBe("noindex, follow");
});

const narrowed = `${list}?title=${encodeURIComponent("tea")}&inStock=true&maxPrice=900`;
for (const locale of byExtent(
	["th"] as const,
	["zh-CN", "fr", "th", "lao"] as const,
))
	test(`a filtered list in ${locale} is accessible at 390 and 1440 px, its choices open, and no wider than 320 px asks`, async ({
		page,
	}) => {
		await page.goto(inLocale(narrowed, locale));
		for (const width of widths) {
			await page.setViewportSize({ width, height: 900 });
			await page
				.locator(".tool:visible, .facets .opener:visible")
				.first()
				.click();
			await expect(page.locator(":popover-open")).toHaveCount(1);
			await expectAccessible(page);
			await page.keyboard.press("Escape");
			await expect(page.locator(":popover-open")).toHaveCount(0);
		}
		await expectNoSidewaysScroll(page);
	});

test("words of 120 characters fit a width of 320 px", async ({ page }) => {
	const long = `${list}?title=${"Unbreakable".repeat(11)}&inStock=true`;
	for (const locale of byExtent(
		["th"] as const,
		["zh-CN", "fr", "th", "lao"] as const,
	)) {
		await page.goto(inLocale(long, locale));
		await expectNoSidewaysScroll(page);
	}
});
