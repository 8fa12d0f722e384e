import { byExtent } from "../../gateway/testing/extent";
import { expectWhole } from "../support/large-text";
import { expect, test } from "../support/test";

// Whoever wants letters of 32 px says so in the settings of the browser, where they have 16.
test.use({
	launchOptions: async ({ launchOptions }, use) => {
		const args = [
			...(launchOptions.args ?? []),
			"--blink-settings=defaultFontSize=32",
		];
		await use({ ...launchOptions, args });
	},
});

const pages: [number, string][] = [
	[390, "/"],
	[390, "/fr/goods_detail/1"],
];
const morePages: [number, string][] = [
	[1440, "/fr"],
	[1440, "/fr/goods_detail/1"],
	[390, "/fr/mall/mall_index"],
	[390, "/fr/goods/goods_search?cid=1"],
	[390, "/fr/order/shopping_cart"],
	[390, "/fr/login"],
	[390, "/th"],
];

for (const [width, path] of byExtent(pages, [...pages, ...morePages]))
	test(`with letters twice as large nothing of ${path} is lost at ${width} px`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 844 });
		await expectWhole(page, path);
		const { fontSize } = await page
			.locator("main :is(p, h1, h2, h3)")
			.first()
			.evaluate((element) => getComputedStyle(element));
		expect(Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(24);
	});
