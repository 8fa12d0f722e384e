import { open } from "../support/open";
import { expect, test } from "../support/test";

// Where things stand is a guarantee too: whoever opens the shop sees what it costs before anything else is asked of them.

const homes = ["/", "/mall/mall_index"];
const screens = [
	{ width: 1440, height: 900, priceAbove: 900 },
	{ width: 390, height: 844, priceAbove: 2 * 844 },
];

for (const { width, height, priceAbove } of screens)
	for (const path of homes)
		test(`${path} at ${width} px: a line of delivery, a banner of 280 px at most with its button, categories once and a price above ${priceAbove} px`, async ({
			page,
		}) => {
			await page.setViewportSize({ width, height });
			await open(page, path);
			const main = page.getByRole("main");

			const line = await main.locator(".delivery-line").boundingBox();
			expect(line?.height).toBeLessThanOrEqual(48);

			const banner = await main.locator(".slides").boundingBox();
			expect(banner?.height).toBeLessThanOrEqual(280);
			await expect(main.locator(".banner .go").first()).toBeInViewport({
				ratio: 1,
			});

			const price = main.locator(".goods .price-now").first();
			const box = await price.boundingBox();
			expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(priceAbove);

			const pictures = main
				.locator("nav li > a:has(img)")
				.locator("visible=true");
			await expect(pictures).toHaveCount(8);
			const first = await pictures.first().innerText();
			await expect(
				main
					.getByRole("link", { name: first, exact: true })
					.locator("visible=true"),
			).toHaveCount(1);
		});

test("on a phone the buttons of a goods page and the way to the cart are one bar", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, "/goods_detail/1");
	const tabs = page.getByRole("navigation", { name: "主選單" });
	await expect(tabs.locator("a:visible, button:visible")).toHaveCount(1);
	await expect(tabs.locator("[data-cart]")).toBeInViewport({ ratio: 1 });
	await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({
		ratio: 1,
	});
	const [bar, cart] = [
		await page.locator(".decide").boundingBox(),
		await tabs.boundingBox(),
	];
	expect(bar?.height).toBeLessThanOrEqual(64);
	expect(Math.abs((bar?.y ?? 0) - (cart?.y ?? 0))).toBeLessThanOrEqual(4);

	// The page that is left behind stays in the document.
	await page.goto("/");
	await page.locator('main a[href^="/goods_detail/"]').first().click();
	await expect(page).toHaveURL(/goods_detail/);
	await page.goBack();
	await expect(tabs.locator(".place:visible")).toHaveCount(4);
});
