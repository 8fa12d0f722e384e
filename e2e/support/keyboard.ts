import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

const pressesMax = 200;

/** A page as somebody without a mouse uses it: what Tab does not reach cannot be used. */
export function byKeyboard(page: Page) {
	async function reach(target: Locator): Promise<void> {
		await expect(target).toBeVisible();
		for (let presses = 0; presses < pressesMax; presses++) {
			const isThere = await target.evaluate(
				(element) => element === document.activeElement,
			);
			if (isThere) return;
			await page.keyboard.press("Tab");
		}
		throw new Error(`Tab never reached ${target}`);
	}

	async function press(target: Locator, key = "Enter"): Promise<void> {
		await reach(target);
		await page.keyboard.press(key);
	}

	async function type(target: Locator, text: string): Promise<void> {
		await reach(target);
		await page.keyboard.press("ControlOrMeta+A");
		await page.keyboard.type(text);
	}

	return { reach, press, type };
}
