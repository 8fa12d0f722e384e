import type { Locator, Page } from "@playwright/test";

export function scrollTop(page: Page): Promise<number> {
	return page.evaluate(() => window.scrollY);
}

/** Presses what leads on; answers how far down the page was then, with what reaching it has scrolled. */
export async function pressAndTell(
	page: Page,
	target: Locator,
): Promise<number> {
	const pressed = await page.evaluateHandle(() => {
		const at = { top: Number.NaN };
		const keep = () => {
			at.top = window.scrollY;
		};
		document.addEventListener("click", keep, { capture: true, once: true });
		return at;
	});
	await target.click();
	return pressed.evaluate(({ top }) => top);
}
