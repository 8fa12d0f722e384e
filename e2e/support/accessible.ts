import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { isFull } from "../../gateway/testing/extent";
import { expect } from "./test";

/**
 * Of the whole page, or of what stands in `region`. Names each fault with the elements that have it, and why. Contrast
 * takes two thirds of the time, and words take no part in it: it may be left out where the same page is looked at in
 * other words.
 */
export async function expectAccessible(
	page: Page,
	region?: string,
	{
		hasContrast = true,
		hasTargets = false,
	}: { hasContrast?: boolean; hasTargets?: boolean } = {},
): Promise<void> {
	await untilSettled(page);
	// A document that has axe already is not given its half a megabyte again.
	const hasAxe = await page.evaluate(() => "axe" in window);
	// Our pages hold no frames: the older way of asking, without a page of its own, finds the same.
	const axe = new AxeBuilder({
		page,
		...(hasAxe && { axeSource: ";" }),
	}).setLegacyMode(true);
	if (region) axe.include(region);
	// What is right, element by element, is long, and nobody reads it.
	axe.options({
		resultTypes: ["violations"],
		rules: {
			"color-contrast": { enabled: hasContrast },
			// 24 px, or as much room. Of a page that is not scrolled: what lies half under the header is no target.
			"target-size": { enabled: hasTargets },
		},
	});
	const { violations } = await axe.analyze();
	expect(
		violations.map(({ id, nodes }) => [
			id,
			nodes.map(({ html, any }) => [html, ...any.map((one) => one.message)]),
		]),
		`${page.url()} at ${page.viewportSize()?.width} px`,
	).toEqual([]);
}

/**
 * Half-way from one colour to the next, contrast is nobody's; one that is cut short may have started another. What
 * repeats for ever is left to go on.
 */
async function untilSettled(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const ending = () =>
			document
				.getAnimations()
				.filter(({ effect }) =>
					Number.isFinite(effect?.getComputedTiming().endTime),
				);
		for (let left = ending(); left.length > 0; left = ending())
			await Promise.allSettled(left.map(({ finished }) => finished));
	});
}

/** In one visit. */
export async function expectAccessibleAt(
	widths: readonly number[],
	page: Page,
	region?: string,
): Promise<void> {
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		await expectAccessible(page, region);
	}
}

/** For a page that `every-address.spec.ts` sees as well: in the full run it is looked at in the middle of stories too. */
export async function expectAccessibleInFull(
	page: Page,
	region?: string,
): Promise<void> {
	if (isFull) await expectAccessible(page, region);
}

/** On the narrowest phones, and at 400 % on a desktop. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
	await page.setViewportSize({ width: 320, height: 800 });
	// Once the page has settled to its new width.
	const overflow = () =>
		page.evaluate(
			() => document.documentElement.scrollWidth - window.innerWidth,
		);
	await expect.poll(overflow, page.url()).toBeLessThanOrEqual(0);
}
