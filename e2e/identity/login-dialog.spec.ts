import type { Locator, Page } from "@playwright/test";
import { alive, arrived } from "../support/alive";
import { widths } from "../support/extent";
import { layoutShift } from "../support/layout-shift";
import { loginDialog as dialog } from "../support/login";
import { open } from "../support/open";
import { expect, test } from "../support/test";

/** The cart a shopper sees: in the header of a desktop, in the bar of a phone. */
function cart(page: Page): Locator {
	return page
		.locator('a[href*="/order/shopping_cart"]')
		.locator("visible=true");
}

function user(page: Page): Locator {
	return page.locator("header .user button");
}

for (const width of widths)
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		test("cart and user open the dialog for a visitor, each with its reason, and get the focus back", async ({
			page,
		}) => {
			await open(page, "/en/goods_detail/1");
			const doors: [Locator, string][] = [
				[cart(page), "Sign in to see your cart."],
				[user(page), "your cart, orders and favourites"],
			];
			for (const [way, reason] of doors) {
				await (await alive(way)).click();
				await arrived(dialog(page));
				await expect(dialog(page)).toContainText(reason);
				await page.keyboard.press("Escape");
				await expect(dialog(page)).toBeHidden();
				await expect(way).toBeFocused();
			}
		});

		test("by the keyboard the focus goes in and stays in; nothing behind moves", async ({
			page,
		}) => {
			await open(page, "/en");
			const before = await layoutShift(page);
			await (await alive(user(page))).focus();
			await page.keyboard.press("Enter");
			await arrived(dialog(page));
			for (let presses = 0; presses < 6; presses++) {
				await page.keyboard.press("Tab");
				await expect(dialog(page).locator(":focus")).toHaveCount(1);
			}
			expect((await layoutShift(page)) - before).toBeLessThan(0.01);
			await expect(dialog(page).locator('a[href^="tel:"]')).toBeVisible();
			const picture = dialog(page).locator('img[src*="login"]');
			await expect(picture).toBeVisible({ visible: width > 640 });
		});
	});

test("the dialog is asked for only when it is wanted, and its words with it", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await open(page, "/en");
	expect(asked.some((url) => url.includes("/pictures/login"))).toBe(false);
	expect(await page.content()).not.toContain("Sign in to see your cart.");
	const before = asked.length;
	await user(page).click();
	await arrived(dialog(page));
	const later = asked.slice(before);
	expect(later.filter((url) => url.endsWith(".js"))).not.toEqual([]);
	expect(later.filter((url) => url.endsWith("/api/words/login/en"))).toEqual([
		expect.any(String),
	]);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the cart leads to the page that signs in, and no door stands that cannot open", async ({
		page,
	}) => {
		await page.goto("/en");
		await expect(user(page)).toBeHidden();
		await cart(page).click();
		await expect(page).toHaveURL(/\/en\/login$/);
	});
});
