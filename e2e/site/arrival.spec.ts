import { byExtent } from "../../gateway/testing/extent";
import { layoutShift } from "../support/layout-shift";
import { openOverSlowLine } from "../support/slow-line";
import { expect, test } from "../support/test";

const arrivals: [number, string][] = [
	[390, "/"],
	[390, "/goods_detail/1"],
];
const moreArrivals: [number, string][] = [
	[1440, "/"],
	[1440, "/mall/mall_index"],
	[390, "/goods/goods_search?cid=1"],
];

for (const [width, path] of byExtent(arrivals, [...arrivals, ...moreArrivals]))
	test(`${path} at ${width} px does not jump while it arrives in pieces`, async ({
		page,
		baseURL,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await page.addInitScript(() =>
			sessionStorage.setItem("hk-top-banner-closed", "1"),
		);
		await openOverSlowLine(page, String(baseURL), path);
		expect(await layoutShift(page)).toBeLessThan(0.01);
	});
