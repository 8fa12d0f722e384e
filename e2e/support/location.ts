import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

/** The way to choose a place that a shopper sees on home: in the header of a desktop, in the line below it on a phone. */
export function locationOpener(page: Page): Locator {
	return page
		.locator(
			'header .place-choice, .delivery-line button[aria-haspopup="dialog"]',
		)
		.locator("visible=true")
		.first();
}

export function locationPanel(page: Page): Locator {
	return page.getByRole("dialog");
}

export async function openLocationPanel(page: Page): Promise<void> {
	await locationOpener(page).click();
	await expect(locationPanel(page)).toBeVisible();
}

/** Where goods go, as the line on home says it. */
export function locationWords(page: Page): Locator {
	return page.locator(".delivery-line");
}
