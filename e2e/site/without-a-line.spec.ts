import type { Page } from "@playwright/test";
import { open, untilAlive } from "../support/open";
import { inLocale } from "../support/screens";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

// The shop on a phone that loses its line: what it keeps, what it says of that, and what it does not keep.

test.use({
	serviceWorkers: "allow",
	hasCuts: true,
	viewport: { width: 390, height: 844 },
});

/** Addresses that this device has a copy of. */
const keptIn = (page: Page) =>
	page.evaluate(async () => {
		const names = (await caches.keys()).filter((name) =>
			name.startsWith("hk-pages-"),
		);
		const kept = names.map(async (name) => (await caches.open(name)).keys());
		return (await Promise.all(kept))
			.flat()
			.map(({ url }) => url.slice(location.origin.length));
	});

const untilKept = (page: Page, address: string) =>
	expect.poll(() => keptIn(page), { timeout: 60_000 }).toContain(address);

for (const locale of ["zh-CN", "en"] as const) {
	const { connection, offline } = wordsIn(locale).layout;
	const at = (path: string) => inLocale(path, locale);
	const said = (sentence: string) =>
		new RegExp(sentence.replace("{time}", "\\d\\d:\\d\\d"));

	test(`in ${locale} pages that were seen are there without a line, and say since when`, async ({
		page,
		context,
	}) => {
		await open(page, at("/goods_detail/1"));
		await untilKept(page, at("/goods_detail/1"));
		await untilKept(page, at("/mall/mall_index"));
		const title = await page.getByRole("heading", { level: 1 }).innerText();

		await context.setOffline(true);
		await page.reload();
		await untilAlive(page);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
		const notice = page.locator("[data-kept]");
		await expect(notice).toHaveText(said(connection.kept));
		const asOf = await page
			.locator("main .price")
			.first()
			.evaluate((price) => getComputedStyle(price, "::after").content);
		expect(asOf).toMatch(said(connection.asOf));

		// The links of the frame lead on.
		await page.goto(at("/"));
		await untilAlive(page);
		await expect(page.locator("[data-kept]")).toBeVisible();
		await page.locator('a[href$="/mall/mall_index"]:visible').first().click();
		await expect(page).toHaveURL(/\/mall\/mall_index$/);
		await expect(page.locator("[data-kept]")).toBeVisible();

		await context.setOffline(false);
		await page.getByRole("button", { name: connection.again }).click();
		await expect(page.locator("[data-kept]")).toHaveCount(0);
	});

	test(`in ${locale} a page that was not seen says so, and leads to those that were`, async ({
		page,
		context,
	}) => {
		await open(page, at("/goods_detail/2"));
		await untilKept(page, at("/goods_detail/2"));
		const title = await page.getByRole("heading", { level: 1 }).innerText();
		await context.setOffline(true);
		await page.goto(at("/goods_detail/3"));
		await untilAlive(page);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(
			offline.title,
		);
		await page.getByRole("main").getByRole("link", { name: title }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

		await page.goto(at("/goods_detail/3"));
		await context.setOffline(false);
		await page
			.getByRole("main")
			.getByRole("button", { name: offline.again })
			.click();
		await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(
			offline.title,
		);
	});
}

test("a page that was reached by the router is kept too", async ({
	page,
	context,
}) => {
	await open(page, "/en");
	await untilKept(page, "/en");
	const link = page.locator('main a[href^="/en/goods_detail/"]').first();
	const address = String(await link.getAttribute("href"));
	await link.click();
	await expect(page).toHaveURL(new RegExp(`${address}$`));
	await untilKept(page, address);
	await context.setOffline(true);
	await page.reload();
	await expect(page.locator("[data-kept]")).toBeVisible();
});

test("what needs a session, and what is rendered for one request, is not kept", async ({
	page,
}) => {
	await open(page, "/en/goods/goods_search?title=milk&minPrice=1");
	await untilKept(page, "/en");
	const kept = await keptIn(page);
	expect(
		kept.filter((address) => /search|login|users|order/.test(address)),
	).toEqual([]);
});
