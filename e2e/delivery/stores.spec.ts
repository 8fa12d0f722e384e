import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { fullOnly, widths } from "../support/extent";
import { keepLocation, lantau, shaTin } from "../support/keep-location";
import { layoutShift } from "../support/layout-shift";
import { open } from "../support/open";
import { expect, test } from "../support/test";

const index = "/en/store/store_index";

function cards(page: Page) {
	return page.getByRole("main").locator(".branch");
}

function headerSearch(page: Page) {
	return page.locator("header").getByRole("combobox");
}

for (const width of widths)
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		test("the entrance shows all stores and asks kindly for the place; a chosen one puts the nearest first without a reload", async ({
			page,
		}) => {
			await open(page, index);
			await expect(cards(page)).toHaveCount(5);
			await expect(page.locator(".ask")).toContainText(
				"Which store is nearest",
			);
			for (const card of await cards(page).all()) {
				await expect(card.locator(".open-now")).toHaveText(
					/^(Open until \d\d:\d\d|Closed now)$/,
				);
				await expect(card.locator(".next-slot")).toContainText(
					/Earliest: .*\d\d:00–\d\d:00/,
				);
			}
			await page.evaluate(() => document.body.setAttribute("data-same", ""));

			await page.locator(".ask button").click();
			await page
				.getByRole("dialog")
				.getByRole("button", { name: "Sha Tin" })
				.click();
			await expect(cards(page).first()).toContainText("Sha Tin store");
			await expect(cards(page).first()).toContainText(/\d+ m away/);
			await expect(page.locator(".ask")).toContainText(
				"Sha Tin: delivered by Sha Tin store",
			);
			await expect(page.locator("body")).toHaveAttribute("data-same", "");
			await cards(page).first().getByRole("link").click();
			await expect(page).toHaveURL(/\/en\/store\/store_detail\?id=\d$/);
			await expect(
				page.getByRole("heading", { level: 1, name: "Sha Tin store" }),
			).toBeVisible();
		});

		test(
			"a remembered place moves nothing on the pages of the stores",
			fullOnly,
			async ({ page, context }) => {
				await keepLocation(context, shaTin);
				for (const path of [
					index,
					"/th/store/store_index",
					"/th/store/store_detail?id=3",
					"/store/store_category?id=3",
				]) {
					await open(page, path);
					await expect(
						page.locator("header .place-choice b").first(),
					).toHaveText("Sha Tin");
					if (!path.includes("category"))
						await expect(page.locator(".next-slot").first()).not.toBeEmpty();
					expect(await layoutShift(page), path).toBeLessThan(0.01);
				}
			},
		);
	});

test("where no store delivers the entrance says how far the nearest is, and no card promises a slot", async ({
	page,
	context,
}) => {
	await keepLocation(context, lantau);
	await open(page, index);
	await expect(page.locator(".ask")).toContainText(
		/we do not deliver there yet.*Tsuen Wan store is nearest, \d+ km/,
	);
	for (const card of await cards(page).all()) {
		await expect(card.locator(".open-now")).not.toBeEmpty();
		await expect(card.locator(".reach")).toContainText("too far");
		await expect(card.locator(".next-slot")).toBeEmpty();
	}
	await expectAccessible(page);
});

test("on a store's page the header looks for stores and goods by the same words, and keeps them; at home it looks for goods", async ({
	page,
}) => {
	await open(page, index);
	await headerSearch(page).fill("sha tin");
	await headerSearch(page).press("Enter");
	await expect(page).toHaveURL(
		/\/en\/store\/store_list\?(.*&)?keyword=sha(\+|%20)tin/,
	);
	await expect(page).toHaveURL(/type=search/);
	await expect(headerSearch(page)).toHaveValue("sha tin");
	await expect(cards(page)).toHaveCount(1);
	await expect(cards(page)).toContainText("Sha Tin store");

	await open(page, "/en");
	await headerSearch(page).fill("rice");
	await headerSearch(page).press("Enter");
	await expect(page).toHaveURL(/\/en\/goods\/goods_search\?title=rice/);
});

test(
	"words that goods have find goods of the supermarket alone, with the way to all of them",
	fullOnly,
	async ({ page, request }) => {
		await open(page, "/en/store/store_list?type=search&keyword=milk");
		const found = await request.get(
			"/api/front/product/list?keyword=milk&cartType=SUPERMARKET&limit=100",
		);
		const { total, list } = (await found.json()).data;
		const links = page.getByRole("main").locator(".goods h3 a");
		await expect(links).toHaveCount(Math.min(total, 12));
		const own = list.map(({ id }: { id: number }) => `/en/goods_detail/${id}`);
		for (const link of await links.all())
			expect(own).toContain(await link.getAttribute("href"));
		await page.locator(".more").click();
		await expect(page).toHaveURL(
			/\/en\/goods\/goods_search\?title=milk&cartType=SUPERMARKET/,
		);
	},
);

test("home leads to the stores", fullOnly, async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(page, "/en");
	await page.getByRole("link", { name: "All stores" }).click();
	await expect(page).toHaveURL(/\/en\/store\/store_index$/);
	await expect(cards(page)).toHaveCount(5);
});

test(
	"words that nothing has lead on to all stores",
	fullOnly,
	async ({ page }) => {
		await open(page, "/en/store/store_list?type=search&keyword=qqzzxx");
		await expect(page.getByRole("main")).toContainText("“qqzzxx”");
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
			"content",
			/noindex/,
		);
		await expectAccessible(page);
		await page.getByRole("link", { name: "See all stores" }).click();
		await expect(cards(page)).toHaveCount(5);
	},
);

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the entrance has every store with address, hours and fee, and a search that works", async ({
		page,
	}) => {
		await page.goto(index);
		await expect(cards(page)).toHaveCount(5);
		await expect(cards(page).first()).toContainText("HK$50, free from HK$350");
		await expect(cards(page).first()).toContainText("08:00–23:00 daily");
		await page.getByRole("main").getByRole("searchbox").fill("旺角");
		await page.getByRole("main").getByRole("searchbox").press("Enter");
		await expect(cards(page)).toHaveCount(1);
		await expect(cards(page)).toContainText("Mong Kok store");
	});
});

test("each page of a store has one address, and what is no store is not found", async ({
	request,
}) => {
	const redirects = [
		["/fr/store/store_detail/2", "/fr/store/store_detail?id=2"],
		[
			"/store/store_category/2/all/new/3",
			"/store/store_category?id=2&sort=new&page=3",
		],
		["/fr/store/store_detail", "/fr/store/store_index"],
		["/fr/store/store_category", "/fr/store/store_index"],
		["/fr/store/store_list?type=search&keyword=", "/fr/store/store_index"],
	] as const;
	for (const [path, target] of redirects) {
		const answer = await request.get(path, { maxRedirects: 0 });
		expect(answer.status(), path).toBe(308);
		expect(answer.headers().location, path).toMatch(
			new RegExp(`${target.replaceAll("?", "\\?")}$`),
		);
	}
	for (const path of [
		"/store/store_detail?id=999",
		"/store/store_detail?id=x",
		"/store/store_detail?id=",
		"/en/store/store_category?id=999",
		"/en/store/store_category?id=1&cid=999999",
		"/en/store/store_category?id=1&page=999",
	])
		expect((await request.get(path)).status(), path).toBe(404);
});
