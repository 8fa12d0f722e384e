import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

/** The way to choose a place that a shopper sees on home: in the header of a desktop, in the strip of a phone. */
export function placeOpener(page: Page): Locator {
	return page
		.locator('header .place-choice, .stores button[aria-haspopup="dialog"]')
		.locator("visible=true")
		.first();
}

export function placePanel(page: Page): Locator {
	return page.getByRole("dialog");
}

export async function openPlacePanel(page: Page): Promise<void> {
	await placeOpener(page).click();
	await expect(placePanel(page)).toBeVisible();
}

/** Where goods go, as the strip on home says it. */
export function placeWords(page: Page): Locator {
	return page.locator(".stores .head");
}
