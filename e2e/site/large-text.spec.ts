import { byExtent } from "../../gateway/testing/extent";
import { expectAccessible } from "../support/accessible";
import { open } from "../support/open";
import { expect, test } from "../support/test";

// What a browser of 1280 by 800 px shows at 200 %.
test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

const pages = ["/fr", "/fr/goods_detail/1"];
const morePages = [
	"/fr/goods/goods_search?cid=1",
	"/fr/order/shopping_cart",
	"/fr/login",
	"/th",
];

for (const path of byExtent(pages, [...pages, ...morePages]))
	test(`at 200 % nothing of ${path} is lost: no sideways scrolling, words whole, and most of the screen is the page's`, async ({
		page,
	}) => {
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
					.filter(
						({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
					)
					.map(({ textContent }) => textContent),
				kept: innerHeight - covered,
			};
		});
		expect(overflow).toBeLessThanOrEqual(0);
		expect(cut).toEqual([]);
		expect(kept).toBeGreaterThan(200);
		await page.evaluate(() => window.scrollTo(0, 0));
		await expectAccessible(page);
	});
