import type { Page } from "@playwright/test";

/**
 * Opens a page and waits until its script has taken over: a click before that is the browser's alone. A quiet network
 * would not tell, for a slow machine runs the script long after it came.
 */
export async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await untilAlive(page);
}

export async function untilAlive(page: Page): Promise<void> {
	await page.waitForFunction(
		() => {
			const parts = [...document.querySelectorAll("a[href], button, input")];
			const isTaken = (part: Element) =>
				Object.keys(part).some((key) => key.startsWith("__reactProps$"));
			return parts.length > 0 && parts.every(isTaken);
		},
		undefined,
		// With each frame it would take from the page what the page needs to come alive.
		{ polling: 50 },
	);
	// React marks an element just before its effects run; they are over when the page has nothing left to do.
	await page.evaluate(
		() => new Promise((resolve) => requestIdleCallback(resolve)),
	);
}
