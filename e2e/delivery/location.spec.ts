import type { Locator, Page, Request } from "@playwright/test";
import { byExtent } from "../../gateway/testing/extent";
import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { fullOnly, widths } from "../support/extent";
import { holdRequests } from "../support/hold-requests";
import {
	locationOpener,
	locationPanel,
	locationWords,
	openLocationPanel,
} from "../support/location";
import { open } from "../support/open";
import { inLocale } from "../support/screens";
import { expect, test } from "../support/test";

function field(page: Page): Locator {
	return locationPanel(page).getByRole("combobox");
}

function confirm(page: Page): Locator {
	return locationPanel(page).locator('button[type="submit"]');
}

function map(page: Page): Locator {
	return locationPanel(page).getByRole("application");
}

function kept(page: Page): Promise<string | null> {
	return page.evaluate(() => localStorage.getItem("hk-place"));
}

for (const width of widths)
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		test("an address is typed, found and chosen by the keyboard alone", async ({
			page,
		}) => {
			await open(page, "/en");
			await locationOpener(page).focus();
			await page.keyboard.press("Enter");
			await expect(confirm(page)).toBeDisabled();
			await expect(field(page)).toBeFocused();
			await page.keyboard.type("taikoo sh");
			const option = page.getByRole("option", { name: /Taikoo Shing/ });
			await expect(option).toBeVisible();
			// The open list is all that a screen reader hears then.
			await expect(page.getByRole("status")).toContainText(/places? found/);
			await expectAccessible(page);
			await page.keyboard.press("ArrowDown");
			await expect(option).toHaveAttribute("data-highlighted", "");
			await page.keyboard.press("Enter");
			await expect(locationPanel(page)).toBeHidden();
			await expect(locationWords(page)).toContainText("Taikoo Shing");
			await expect(locationOpener(page)).toBeFocused();

			await open(page, "/");
			await expect(locationWords(page)).toContainText("太古城");
			await open(page, "/en");
			await expect(locationWords(page)).toContainText("Taikoo Shing");
		});

		test("a tap on the map sets the pin, keys and the hand move it, and the place gets its name", async ({
			page,
		}) => {
			await open(page, "/");
			await openLocationPanel(page);
			await map(page).click();
			const pin = map(page).locator(".pin");
			await expect(pin).toBeVisible();
			await expect(field(page)).not.toHaveValue("");
			const tapped = await pin.boundingBox();
			await map(page).focus();
			await page.keyboard.press("Shift+ArrowRight");
			await page.keyboard.press("ArrowDown");
			const moved = await pin.boundingBox();
			expect(moved?.x).toBeGreaterThan(tapped?.x ?? 0);
			expect(moved?.y).toBeGreaterThan(tapped?.y ?? 0);

			const { x = 0, y = 0 } = moved ?? {};
			await page.mouse.move(x + 24, y + 24);
			await page.mouse.down();
			await page.mouse.move(x - 36, y + 4, { steps: 4 });
			await page.mouse.up();
			const dragged = await pin.boundingBox();
			expect(Math.round(dragged?.x ?? 0)).toBe(Math.round(x - 60));
			expect(Math.round(dragged?.y ?? 0)).toBe(Math.round(y - 20));
			await confirm(page).click();
			await expect(locationPanel(page)).toBeHidden();
			expect(await kept(page)).toContain("latitude");
		});
	});

test(
	"the map keeps its place under zooms, and a pin outside what it draws is no fault",
	fullOnly,
	async ({ page, context }) => {
		await context.grantPermissions(["geolocation"]);
		await context.setGeolocation({ latitude: 51.5, longitude: -0.12 });
		await open(page, "/en");
		await openLocationPanel(page);
		await locationPanel(page)
			.getByRole("button", { name: "Use my current position" })
			.click();
		await expect(field(page)).toHaveValue("My position");
		await expect(map(page).locator(".pin")).toHaveCount(0);
		await locationPanel(page).getByRole("button", { name: "Zoom in" }).click();
		await map(page).focus();
		await page.keyboard.press("-");
		await expect(map(page).locator("text").first()).toBeVisible();
	},
);

test("Enter takes the likeliest place; a text that means none stays, with ways on", async ({
	page,
}) => {
	await open(page, "/en");
	await openLocationPanel(page);
	await field(page).fill("qqqqzzzz");
	await page.keyboard.press("Enter");
	await expect(locationPanel(page).getByRole("status")).toContainText(
		"choose a district below",
	);
	await expect(field(page)).toHaveValue("qqqqzzzz");
	await field(page).fill("   ");
	await expect(confirm(page)).toBeDisabled();
	await field(page).fill("旺角");
	await confirm(page).click();
	await expect(locationPanel(page)).toBeHidden();
	await expect(locationWords(page)).toContainText("Mong Kok");
});

test("while typing goes on older questions are given up", async ({ page }) => {
	const isOfFirst = (url: URL) => url.searchParams.get("areaName") === "mong";
	const letGo = await holdRequests(page, isOfFirst);
	await open(page, "/en");
	await openLocationPanel(page);
	const isFirst = (request: Request) => isOfFirst(new URL(request.url()));
	const asked = page.waitForRequest(isFirst);
	const givenUp = page.waitForEvent("requestfailed", isFirst);
	await field(page).pressSequentially("mong");
	await asked;
	await field(page).pressSequentially(" kok");
	expect((await givenUp).failure()?.errorText).toContain("ABORTED");
	await expect(page.getByRole("option").first()).toContainText("Mong Kok");
	letGo();
});

const refusals = [
	{ code: 1, words: "may not share your position" },
	{ code: 2, words: "could not be found" },
	{ code: 3, words: "took too long" },
];

for (const { code, words } of refusals.slice(0, byExtent(1, 3)))
	test(`a position that does not come (${code}) is said, and other ways remain`, async ({
		page,
	}) => {
		await page.addInitScript((code) => {
			navigator.geolocation.getCurrentPosition = (_, refuse) =>
				refuse?.({
					code,
					PERMISSION_DENIED: 1,
					POSITION_UNAVAILABLE: 2,
					TIMEOUT: 3,
				} as never);
		}, code);
		await open(page, "/en");
		await openLocationPanel(page);
		await locationPanel(page)
			.getByRole("button", { name: "Use my current position" })
			.click();
		await expect(locationPanel(page).getByRole("status")).toContainText(words);
		await field(page).fill("sha tin");
		await expect(page.getByText(words)).toHaveCount(0);
		await page.keyboard.press("Enter");
		await expect(locationWords(page)).toContainText("Sha Tin");
	});

test("without any answer about places districts still do, and what was typed stays", async ({
	page,
}) => {
	const failed = JSON.stringify({ code: 500, message: "", data: null });
	for (const calls of ["googleMap/**", "pc/location/ip"])
		await page.route(`**/api/front/${calls}`, (route) =>
			route.fulfill({ contentType: "application/json", body: failed }),
		);
	await open(page, "/en");
	await openLocationPanel(page);
	await field(page).fill("mong kok");
	await page.keyboard.press("Enter");
	await expect(locationPanel(page).getByRole("status")).toContainText(
		"choose a district below",
	);
	await expect(field(page)).toHaveValue("mong kok");
	await locationPanel(page).getByRole("button", { name: "Sha Tin" }).click();
	await expect(locationWords(page)).toContainText("Sha Tin");
});

test("a visitor who chose nothing sees a guess, asked for once a visit and never taken for a choice", async ({
	page,
}) => {
	let asked = 0;
	page.on("request", (request) => {
		if (request.url().endsWith("/pc/location/ip")) asked += 1;
	});
	for (const path of ["/", "/"]) {
		await open(page, path);
		await openLocationPanel(page);
		await expect(locationPanel(page).getByRole("figure")).toContainText(
			"大概位置：",
		);
	}
	expect(asked).toBe(1);
	expect(await kept(page)).toBeNull();
});

test("nothing of the panel loads before it is wanted", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await open(page, "/en");
	const early = () =>
		asked.filter((url) => /words\/(location|map)|googleMap|map-key/.test(url));
	expect(early()).toEqual([]);
	await openLocationPanel(page);
	await expect(map(page)).toBeVisible();
	expect(early()).not.toEqual([]);
});

test("the open panel fits a width of 320 px in every script", async ({
	page,
}) => {
	for (const locale of byExtent(
		["th"] as const,
		["zh-CN", "th", "lao", "fr"] as const,
	)) {
		await page.setViewportSize({ width: 320, height: 800 });
		await open(page, inLocale("/", locale));
		await openLocationPanel(page);
		await expect(map(page)).toBeVisible();
		await expectNoSidewaysScroll(page);
		const content = locationPanel(page).locator(".content");
		expect(
			await content.evaluate((part) => part.scrollWidth - part.clientWidth),
		).toBe(0);
	}
});
