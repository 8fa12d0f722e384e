import { expect, test } from "@playwright/test";
import { widths } from "../support/extent";
import { open, untilAlive } from "../support/open";

// Without the shop's own watch for requests that fail: here they do.

test("a page whose rules were lost on their way is loaded once more, and whole", async ({
	page,
}) => {
	let isCut = true;
	await page.route("**/_next/static/chunks/*.css", (route) =>
		isCut ? route.abort() : route.continue(),
	);
	const reloaded = page.waitForEvent("load").then(() => {
		isCut = false;
		return page.waitForEvent("load");
	});
	await page.goto("/");
	await reloaded;
	const bar = page.locator("header").first();
	await expect(bar).toHaveCSS("position", "sticky");
});

for (const width of widths)
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		test("a lost part of the script reloads the page, once", async ({
			page,
		}) => {
			const known = new Set<string>();
			let isCut = false;
			await page.route("**/_next/static/chunks/**", (route) => {
				const address = route.request().url();
				if (isCut && !known.has(address)) return route.abort();
				known.add(address);
				return route.continue();
			});
			await open(page, "/");
			let loads = 0;
			page.on("load", () => loads++);
			const opener = page.locator('a[aria-haspopup="dialog"]:visible');
			const reloaded = page.waitForEvent("load");
			isCut = true;
			await opener.hover();
			await reloaded;
			expect(
				await page.evaluate(() => sessionStorage.getItem("hk-chunk-reload")),
			).toContain('"type":"session"');

			await untilAlive(page);
			await opener.click();
			await expect(
				page.getByRole("heading", { name: "載入失敗" }),
			).toBeVisible();
			expect(loads).toBe(1);
		});
	});
