import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { fullOnly, widths } from "../support/extent";
import { keepLocation, lantau, shaTin } from "../support/keep-location";
import { open } from "../support/open";
import { closeSlots, reopenSlots } from "../support/order-admin";
import { expect, test } from "../support/test";

const wanChai = "/en/store/store_detail?id=1";

/** Closed here alone, so that no other story misses it. */
const tsuenWan = 4;

function delivery(page: Page) {
	return page.locator(".delivery").locator("visible=true");
}

function slots(page: Page) {
	return page.getByRole("tabpanel").getByRole("listitem");
}

for (const width of widths)
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		test("the days of slots go by the arrow keys, six slots a day, each with its state in words", async ({
			page,
		}) => {
			await open(page, wanChai);
			const tabs = page.getByRole("tab");
			await expect(tabs).toHaveCount(7);
			await expect(tabs.first()).toContainText("Today");
			await page.getByRole("tab", { selected: true }).focus();
			await page.keyboard.press("End");
			await expect(tabs.last()).toHaveAttribute("aria-selected", "true");
			await expect(tabs.last()).toBeFocused();
			await expect(slots(page)).toHaveCount(6);
			await expect(slots(page).first()).toHaveText(/10:00–12:00\s*Available/);
			await page.keyboard.press("Home");
			await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
			for (const slot of await slots(page).all())
				await expect(slot).toContainText(/Available|Full|Too late|Paused/);
			await expectAccessible(page);
		});

		test(
			"without a place the page asks for one, and what depends on it follows at once",
			fullOnly,
			async ({ page }) => {
				await open(page, "/en/store/store_detail?id=3");
				const { name } = await storeOf(page);
				await expect(delivery(page)).toContainText(
					"Does this store deliver to you?",
				);
				await page.locator(".ask button").click();
				await page
					.getByRole("dialog")
					.getByRole("button", { name: name.replace(" store", "") })
					.click();
				await expect(delivery(page)).toContainText(/Delivers to .*\d+ m away/);
				await expect(delivery(page)).toContainText("HK$50, free from HK$350");
				await expect(delivery(page)).toContainText(
					/Earliest: .*\d\d:00–\d\d:00/,
				);
			},
		);
	});

/** What the page tells search engines of its store. */
async function storeOf(page: Page) {
	const texts = await page
		.locator('script[type="application/ld+json"]')
		.allTextContents();
	const things = texts.map((text) => JSON.parse(text));
	return things.find((thing) => thing["@type"] === "GroceryStore");
}

test("a store too far away says so, and leads to the one that delivers there", async ({
	page,
	context,
}) => {
	await keepLocation(context, shaTin);
	await open(page, wanChai);
	await expect(delivery(page)).toContainText("Does not deliver to Sha Tin");
	await expect(delivery(page)).toContainText(/\d+ km away.*within \d+ km/);
	await expect(page.getByRole("tabpanel")).toContainText(
		"This store does not deliver to Sha Tin",
	);
	await delivery(page)
		.getByRole("link", { name: /^Sha Tin store delivers there/ })
		.click();
	await expect(
		page.getByRole("heading", { level: 1, name: "Sha Tin store" }),
	).toBeVisible();
	await expect(delivery(page)).toContainText("Delivers to Sha Tin");
});

test(
	"where no store delivers, the nearest one and its distance are named",
	fullOnly,
	async ({ page, context }) => {
		await keepLocation(context, lantau);
		await open(page, wanChai);
		await expect(delivery(page).getByRole("link")).toHaveText(
			/^Tsuen Wan store is nearest \(\d+ km\)$/,
		);
		await expectAccessible(page);
	},
);

test(
	"slots that an operator closed say why, and the first day with a free one is shown first",
	fullOnly,
	async ({ page }, { project }) => {
		const dayThere = (days: number) =>
			new Date(Date.now() + (days * 24 + 8) * 3_600_000)
				.toISOString()
				.slice(0, 10);
		const closure = await closeSlots(project.name, {
			storeId: tsuenWan,
			from: `${dayThere(0)}T00:00`,
			until: `${dayThere(2)}T00:00`,
			reason: "typhoon",
			note: null,
		});
		try {
			await open(page, `/en/store/store_detail?id=${tsuenWan}`);
			const tabs = page.getByRole("tab");
			await expect(tabs.nth(2)).toHaveAttribute("aria-selected", "true");
			await expect(delivery(page)).toContainText(/Typhoon.*Earliest: /);
			await tabs.nth(1).click();
			await expect(slots(page)).toContainText(Array(6).fill("Paused"));
			await expect(page.getByRole("tabpanel")).toContainText("Typhoon");
			await expectAccessible(page);
		} finally {
			await reopenSlots(project.name, closure.id);
		}
	},
);

test(
	"slots that cannot be read are asked for again, and the rest of the page stands",
	fullOnly,
	async ({ page }) => {
		let isAway = true;
		await page.route("**/api/front/store/slots?*", async (route) => {
			if (!isAway) return route.continue();
			await route.fulfill({ json: { code: 500, message: "away", data: null } });
		});
		await open(page, wanChai);
		const retry = page.getByRole("button", { name: "Try again" });
		await expect(retry).toBeVisible();
		await expect(
			page.getByRole("region", { name: "About this store" }),
		).toContainText("+852");
		isAway = false;
		await retry.click();
		await expect(page.getByRole("tab")).toHaveCount(7);
	},
);

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a store's address, phone and hours stand on its page, in words and for search engines, inside its main", async ({
		page,
		baseURL,
	}) => {
		await page.goto(wanChai);
		const store = await storeOf(page);
		const main = page.getByRole("main");
		await expect(main).toContainText(store.address.streetAddress);
		await expect(
			main.getByRole("link", { name: store.telephone }),
		).toHaveAttribute("href", `tel:${store.telephone.replaceAll(" ", "")}`);
		for (const { opens, closes } of store.openingHoursSpecification)
			await expect(main).toContainText(`${opens}–${closes}`);
		expect(store.url).toBe(`${baseURL}${wanChai}`);
		const html = await (await page.request.get(wanChai)).text();
		expect(html.indexOf("GroceryStore")).toBeGreaterThan(html.indexOf("<main"));
		await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
			"href",
			`${baseURL}${wanChai}`,
		);
		await expect(page.locator('link[hreflang="zh-HK"]')).toHaveAttribute(
			"href",
			`${baseURL}/store/store_detail?id=1`,
		);
		const sitemap = await (await page.request.get("/sitemap/pages.xml")).text();
		expect(sitemap).toContain(`${baseURL}${wanChai}`);
	});
});
