import type { BrowserContext, Locator, Page } from "@playwright/test";
import { type LocaleCode, localeCodes } from "../../gateway/contract/locale";
import { byExtent } from "../../gateway/testing/extent";
import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { fullOnly, widths } from "../support/extent";
import { layoutShift } from "../support/layout-shift";
import {
	locationOpener,
	locationPanel,
	locationWords,
	openLocationPanel,
} from "../support/location";
import { open } from "../support/open";
import { inLocale } from "../support/screens";
import { expect, test } from "../support/test";

const mongKok = { latitude: 22.3193, longitude: 114.1694 };
const shaTin = { latitude: 22.3817, longitude: 114.1889 };
const districts = 18;

/** How soon the supermarket can be there. */
function earliest(page: Page): Locator {
	return locationWords(page).locator(".slot");
}

async function choose(page: Page, district: string) {
	await openLocationPanel(page);
	await locationPanel(page).getByRole("button", { name: district }).click();
	await expect(locationPanel(page)).toBeHidden();
}

function keepLocation(context: BrowserContext, place: object) {
	return context.addInitScript((content) => {
		const entry = { dataType: "object", content, type: "local", timestamp: 0 };
		localStorage.setItem("hk-place", JSON.stringify(entry));
	}, place);
}

for (const width of widths)
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		test("for a chosen district home says how soon goods can be there, without a reload, and the device remembers it", async ({
			page,
		}) => {
			await open(page, "/");
			await expect(locationWords(page)).toContainText("每日 10:00–22:00 送貨");
			await page.evaluate(() => document.body.setAttribute("data-same", ""));

			await choose(page, "沙田區");
			await expect(locationWords(page)).toContainText(/送到\s*沙田區/);
			await expect(earliest(page)).toHaveText(/^最快.* \d\d:00–\d\d:00$/);
			await expect(page.locator("body")).toHaveAttribute("data-same", "");

			await open(page, "/");
			await expect(locationWords(page)).toContainText("沙田區");
			await openLocationPanel(page);
			await expect(
				locationPanel(page).getByRole("button", { name: "沙田區" }),
			).toHaveAttribute("aria-pressed", "true");
		});

		test(
			"the place speaks the language of the page",
			fullOnly,
			async ({ page }) => {
				await open(page, "/");
				await choose(page, "油尖旺區");
				await open(page, "/en");
				await expect(locationWords(page)).toContainText("Yau Tsim Mong");
			},
		);

		test(
			"where no store delivers the line says how far the nearest is",
			fullOnly,
			async ({ page }) => {
				await open(page, "/en");
				await choose(page, "Islands");
				const line = locationWords(page);
				await expect(line).toContainText("we do not deliver there yet");
				await expect(line).toContainText(/Tsuen Wan store is nearest, \d+ km/);
			},
		);

		test("the browser's own position sets the place", async ({
			page,
			context,
		}) => {
			await context.grantPermissions(["geolocation"]);
			await context.setGeolocation(mongKok);
			await open(page, "/en");
			await openLocationPanel(page);
			await locationPanel(page)
				.getByRole("button", { name: "Use my current position" })
				.click();
			await expect(locationPanel(page).getByRole("combobox")).toHaveValue(
				/Mong Kok/,
			);
			await locationPanel(page)
				.getByRole("button", { name: "Deliver here" })
				.click();
			await expect(locationPanel(page)).toBeHidden();
			await expect(locationWords(page)).toContainText("Mong Kok");
			await expect(locationOpener(page)).toBeFocused();
		});

		test(
			"a browser that may not say where it is says so kindly, and districts remain",
			fullOnly,
			async ({ page, context }) => {
				await context.clearPermissions();
				await page.addInitScript(() => {
					navigator.geolocation.getCurrentPosition = (_, refuse) =>
						refuse?.({ code: 1, PERMISSION_DENIED: 1 } as never);
				});
				await open(page, "/en");
				await openLocationPanel(page);
				await locationPanel(page)
					.getByRole("button", { name: "Use my current position" })
					.click();
				await expect(locationPanel(page).getByRole("status")).toContainText(
					"choose a district below",
				);
				await locationPanel(page)
					.getByRole("button", { name: "Sha Tin" })
					.click();
				await expect(locationWords(page)).toContainText("Sha Tin");
			},
		);

		test(
			"by the keyboard: Enter opens, Tab reaches a district, Escape closes and the focus returns",
			fullOnly,
			async ({ page }) => {
				await open(page, "/en");
				await locationOpener(page).focus();
				await page.keyboard.press("Enter");
				await expect(locationPanel(page)).toBeVisible();
				await page.keyboard.press("Escape");
				await expect(locationPanel(page)).toBeHidden();
				await expect(locationOpener(page)).toBeFocused();

				await page.keyboard.press("Enter");
				const first = locationPanel(page).getByRole("button", {
					name: "Central and Western",
				});
				await expect(first).toBeVisible();
				await first.focus();
				await page.keyboard.press("Tab");
				await page.keyboard.press("Enter");
				await expect(locationPanel(page)).toBeHidden();
				await expect(earliest(page)).toBeVisible();
				await expect(locationOpener(page)).toBeFocused();
			},
		);

		test(
			"a remembered place moves nothing on the page",
			fullOnly,
			async ({ page, context }) => {
				await keepLocation(context, { ...shaTin, label: "Sha Tin" });
				for (const locale of ["zh-CN", "fr", "th"] as const) {
					await open(page, inLocale("/", locale));
					await expect(earliest(page)).toBeVisible();
					expect(await layoutShift(page), locale).toBeLessThan(0.01);
				}
			},
		);
	});

for (const locale of byExtent<readonly LocaleCode[]>(["th"], localeCodes))
	test(`the choice is whole and accessible in ${locale}`, async ({ page }) => {
		await open(page, inLocale("/", locale));
		for (const width of widths) {
			await page.setViewportSize({ width, height: 900 });
			await openLocationPanel(page);
			const buttons = locationPanel(page).getByRole("button");
			// Beside the districts: close, the field's, the own position's, and nearer and further on the map.
			await expect(buttons).toHaveCount(districts + 5);
			await expect(page.locator("[data-starting-style]")).toHaveCount(0);
			await expectAccessible(page, '[role="dialog"]');
			const heights = await buttons.evaluateAll((all) =>
				all.map((button) => button.getBoundingClientRect().height),
			);
			expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
			await page.keyboard.press("Escape");
			await expect(locationPanel(page)).toBeHidden();
		}
	});

test("on a phone a goods of the supermarket asks for the place below the header, one of the mall does not", async ({
	page,
	request,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const answer = await request.get(
		"/api/front/product/list?cartType=SUPERMARKET&limit=1",
	);
	const [goods] = (await answer.json()).data.list;
	const choice = page.locator(".place-choice").locator("visible=true");
	await open(page, `/goods_detail/${goods.id}`);
	await choice.click();
	await expect(locationPanel(page)).toBeVisible();
	await locationPanel(page).getByRole("button", { name: "沙田區" }).click();
	await expect(choice).toContainText("沙田區");
	await page.goto("/mall/mall_index");
	await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
	await expect(choice).toHaveCount(0);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("home says when stores deliver and leads to them, with nothing that cannot be pressed", async ({
		page,
	}) => {
		await page.goto("/en");
		await expect(locationWords(page)).toContainText(
			"Delivery daily 10:00–22:00",
		);
		await expect(
			page
				.locator('button[aria-haspopup="dialog"]:not([popovertarget])')
				.locator("visible=true"),
		).toHaveCount(0);
	});
});

test("home with a remembered place fits a width of 320 px", async ({
	page,
	context,
}) => {
	await keepLocation(context, { ...shaTin, label: "Sha Tin" });
	for (const locale of byExtent<readonly LocaleCode[]>(["fr"], localeCodes)) {
		await open(page, inLocale("/", locale));
		await expectNoSidewaysScroll(page);
	}
});
