import type { Locator, Page } from "@playwright/test";
import { localeCodes } from "../gateway/contract/locale";
import { expectAccessibleAt } from "./support/accessible";
import { layoutShift } from "./support/layout-shift";
import { open } from "./support/open";
import { inLocale } from "./support/screens";
import { expect, test } from "./support/test";

function dialog(page: Page): Locator {
	return page.getByRole("dialog");
}

/** The cart a shopper sees: in the header of a desktop, in the bar of a phone. */
function cart(page: Page): Locator {
	return page.locator('[popovertarget="cart-glance"]').locator("visible=true");
}

function user(page: Page): Locator {
	return page.locator("header .user button");
}

for (const width of [390, 1440])
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		test("cart, user and add-to-cart open the dialog for a visitor, each with its reason", async ({
			page,
		}) => {
			await open(page, "/en/goods_detail/1");
			const add = page.getByRole("button", { name: "Add to cart" });
			const doors: [Locator, string][] = [
				[cart(page), "Sign in to see your cart."],
				[user(page), "your cart, orders and favourites"],
				[add, "Sign in to put this in your cart."],
			];
			for (const [door, reason] of doors) {
				await door.click();
				await expect(dialog(page)).toBeVisible();
				await expect(dialog(page)).toContainText(reason);
				await expect(page.locator("#cart-glance")).toBeHidden();
				await page.keyboard.press("Escape");
				await expect(dialog(page)).toBeHidden();
				await expect(door).toBeFocused();
			}
		});

		test("by the keyboard: the focus goes in, stays in, and returns to the opener", async ({
			page,
		}) => {
			await open(page, "/en");
			await cart(page).focus();
			await page.keyboard.press("Enter");
			await expect(dialog(page)).toBeVisible();
			for (let presses = 0; presses < 6; presses++) {
				await page.keyboard.press("Tab");
				await expect(dialog(page).locator(":focus")).toHaveCount(1);
			}
			await dialog(page).getByRole("button", { name: "Keep browsing" }).focus();
			await page.keyboard.press("Enter");
			await expect(dialog(page)).toBeHidden();
			await expect(cart(page)).toBeFocused();
		});

		test("it shows how to reach customer service and moves nothing behind it", async ({
			page,
		}) => {
			await open(page, "/en");
			const before = await layoutShift(page);
			await user(page).click();
			await expect(dialog(page)).toBeVisible();
			await expect(dialog(page).locator('a[href^="tel:"]')).toBeVisible();
			await expect(dialog(page).locator('a[href^="mailto:"]')).toBeVisible();
			expect((await layoutShift(page)) - before).toBeLessThan(0.01);
			const picture = dialog(page).locator("img");
			await expect(picture).toBeVisible({ visible: width > 640 });
		});
	});

for (const locale of localeCodes)
	test(`it is whole and accessible in ${locale} at 390 and 1440 px`, async ({
		page,
	}) => {
		await open(page, inLocale("/", locale));
		await user(page).click();
		await expect(dialog(page)).toBeVisible();
		await expect(dialog(page)).not.toContainText("login.");
		await expect(page.locator("[data-starting-style]")).toHaveCount(0);
		await expectAccessibleAt([390, 1440], page, '[role="dialog"]');
	});

test("the dialog is asked for only when it is wanted", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await open(page, "/en");
	expect(asked.some((url) => url.includes("/pictures/login"))).toBe(false);
	const before = asked.length;
	await user(page).click();
	await expect(dialog(page)).toBeVisible();
	const chunks = asked.slice(before).filter((url) => url.endsWith(".js"));
	expect(chunks.length).toBeGreaterThan(0);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the cart says that it is empty, and no door stands that cannot open", async ({
		page,
	}) => {
		await page.goto("/en");
		await cart(page).click();
		await expect(page.locator("#cart-glance")).toBeVisible();
		await expect(user(page)).toBeHidden();
	});
});
