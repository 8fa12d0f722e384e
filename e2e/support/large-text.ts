import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { open } from "./open";
import { expect } from "./test";

/** Opens a page and asks that nothing of it is lost: no sideways scrolling, buttons whole, most of the screen the page's. */
export async function expectWhole(page: Page, path: string) {
	await open(page, path);
	const { overflow, cut, kept } = await page.evaluate(() => {
		const isSeen = (element: Element) =>
			element.checkVisibility({ visibilityProperty: true });
		const buttons = [
			...document.querySelectorAll("main :is(button, .button)"),
		].filter(isSeen);
		const bars = [...document.querySelectorAll("body *")].filter(
			(element) =>
				["fixed", "sticky"].includes(getComputedStyle(element).position) &&
				isSeen(element),
		);
		window.scrollTo(0, 600);
		const covered = bars
			.map((bar) => bar.getBoundingClientRect())
			.filter(({ width }) => width > innerWidth / 2)
			.reduce((sum, { top, bottom }) => {
				const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
				return sum + Math.max(0, seen);
			}, 0);
		return {
			overflow: document.documentElement.scrollWidth - innerWidth,
			cut: buttons
				.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
				.map(({ textContent }) => textContent),
			kept: innerHeight - covered,
		};
	});
	expect(overflow).toBeLessThanOrEqual(0);
	expect(cut).toEqual([]);
	expect(kept).toBeGreaterThan(200);
	await page.evaluate(() => window.scrollTo(0, 0));
	await expectAccessible(page);
}
