import type { Page } from "@playwright/test";
import { localeCodes } from "../../gateway/contract/locale";
import { widths } from "../support/extent";
import { holdRequests } from "../support/hold-requests";
import { layoutShift } from "../support/layout-shift";
import { open } from "../support/open";
import { inLocale } from "../support/screens";
import { pressAndTell, scrollTop } from "../support/scroll";
import { expect, test } from "../support/test";

function searchBox(page: Page) {
	return page.getByRole("combobox").locator("visible=true");
}

const isNavigation = (url: URL) => url.searchParams.has("_rsc");

/** Goods whose card stands in the middle of the screen. */
function goodsInView(page: Page): Promise<string> {
	return page.evaluate(() => {
		const links = document.querySelectorAll('main a[href^="/goods_detail/"]');
		const inView = [...links].find((link) => {
			const { top, bottom } = link.getBoundingClientRect();
			return top > 150 && bottom < 800;
		});
		return String(inView?.getAttribute("href"));
	});
}

for (const width of widths)
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		test("the foot has room for all of it before it is laid out, so that it lies over nothing", async ({
			page,
		}) => {
			for (const [locale, at] of [
				["", width],
				["/th", width],
				["/th", 640],
				["/fr", 320],
			] as const) {
				await page.setViewportSize({ width: at, height: 900 });
				await page.goto(`${locale}/goods/goods_search?cid=1`);
				const [room = 0, needed = Number.NaN] = await page
					.locator("footer.late")
					.evaluate((foot) =>
						[foot, foot.lastElementChild].map(
							(part) => part?.getBoundingClientRect().bottom ?? Number.NaN,
						),
					);
				expect(needed).toBeLessThanOrEqual(room);
			}
		});

		test("a slow navigation shows a bar at the top until its page is there", async ({
			page,
		}) => {
			await open(page, "/goods_detail/1");
			const letGo = await holdRequests(page, isNavigation);
			await page.locator('main a[href^="/goods_detail/"]').first().click();
			// In one look: the bar leaves by itself after its five seconds.
			const shown = await page.waitForFunction(() => {
				const bar = document.querySelector("[data-progress]");
				const style = bar && getComputedStyle(bar);
				if (style?.opacity !== "1") return undefined;
				return [
					bar?.getAttribute("aria-hidden"),
					style.animationDelay,
					style.animationDuration,
				];
			});
			expect(await shown.jsonValue()).toEqual(["true", "0.2s", "5s"]);
			letGo();
			await expect(page).not.toHaveURL("/goods_detail/1");
			await expect(page.locator("[data-progress]")).toHaveCount(0);
		});

		test("what a tap opens shows that it is on its way, and opens when it is there", async ({
			page,
		}) => {
			await open(page, "/");
			const letGo = await holdRequests(page, "**/_next/static/chunks/**");
			const bar = page.locator("[data-progress]");
			await page.locator('a[aria-haspopup="dialog"]:visible').click();
			await expect(bar).toBeAttached();
			letGo();
			await expect(page.getByRole("dialog")).toBeVisible();
			await expect(bar).not.toBeAttached();
		});

		test("a shopper who wants no motion sees no bar", async ({ page }) => {
			await page.emulateMedia({ reducedMotion: "reduce" });
			await open(page, "/goods_detail/1");
			const letGo = await holdRequests(page, isNavigation);
			await page.locator('main a[href^="/goods_detail/"]').first().click();
			const bar = page.locator("[data-progress]");
			await expect(bar).toHaveCount(1);
			await expect(bar).toBeHidden();
			letGo();
		});

		test("a closed banner stays closed for the visit, and its place is gone before the page is seen", async ({
			page,
		}) => {
			const closed = page.getByRole("button", { name: "關閉這則消息" });
			await open(page, "/");
			await expect(page.locator("header").first()).not.toHaveJSProperty(
				"offsetTop",
				0,
			);
			await closed.click();
			await expect(closed).toBeHidden();

			for (const path of ["/", "/goods_detail/1"]) {
				await open(page, path);
				await expect(closed).toBeHidden();
				const shift = await layoutShift(page);
				expect(shift).toBeLessThan(0.01);
			}

			await page.evaluate(() => sessionStorage.clear());
			await page.goto("/");
			await expect(closed).toBeVisible();
		});

		test("back to the top stands clear of the bar below and takes the page up", async ({
			page,
		}) => {
			await open(page, "/");
			const up = page.getByRole("button", { name: "回到頂部" });
			await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
			await expect(up).toBeInViewport({ ratio: 1 });
			const place = await up.boundingBox();
			// A page may end between two pixels, and is scrolled by whole ones.
			expect(
				Math.floor((place?.y ?? 0) + (place?.height ?? 0)),
			).toBeLessThanOrEqual(width < 640 ? 840 : 900);
			expect(place?.height).toBeGreaterThanOrEqual(44);
			await up.click();
			await expect.poll(() => scrollTop(page)).toBe(0);
		});

		test("Back returns to where the shopper was", async ({ page }) => {
			await open(page, "/");
			for (const depth of [900, 1800]) {
				// The first goods below that depth, whatever stands between the shelves.
				await page
					.locator('main a[href*="/goods_detail/"]:visible')
					.evaluateAll((links, top) => {
						const below = links.find(
							(link) => link.getBoundingClientRect().top + window.scrollY > top,
						);
						below?.scrollIntoView({ block: "center" });
					}, depth);
				const goods = await goodsInView(page);
				const link = page.locator(`main a[href="${goods}"]:visible`).first();
				const before = await pressAndTell(page, link);
				expect(before).toBeGreaterThan(depth / 2);
				await expect(page).toHaveURL(goods);
				await expect.poll(() => scrollTop(page)).toBeLessThan(50);
				await page.goBack();
				await expect(page).toHaveURL("/");
				await expect
					.poll(async () => Math.abs((await scrollTop(page)) - before))
					.toBeLessThanOrEqual(50);
			}
		});

		test("after 120 px the header stays where it is, with its search box in view", async ({
			page,
		}) => {
			await open(page, "/");
			const tops: number[] = [];
			for (const depth of [120, 600, 2000]) {
				await page.evaluate((top) => window.scrollTo(0, top), depth);
				await expect.poll(() => scrollTop(page)).toBe(depth);
				tops.push(
					await page
						.locator("header")
						.first()
						.evaluate((header) => header.getBoundingClientRect().top),
				);
				await expect(searchBox(page)).toBeInViewport({ ratio: 1 });
			}
			expect(new Set(tops).size).toBe(1);
		});

		test("all categories of both areas stand in two levels on one page", async ({
			page,
		}) => {
			await page.goto("/goods_cate");
			for (const area of ["超級市場", "網上商場"]) {
				const section = page.getByRole("region", { name: area });
				await expect(
					section.getByRole("heading", { level: 3 }).first(),
				).toBeVisible();
				await expect(section.locator("ul ul a").first()).toBeVisible();
			}
			await page.locator('main ul ul a[href*="cid="]').first().click();
			await expect(page).toHaveURL(/goods_search\?cid=\d+/);
		});
	});

test.describe("on a desktop", () => {
	test.use({ viewport: { width: 1440, height: 900 } });

	test("the side window shows whom to call for a mouse and for the keyboard", async ({
		page,
	}) => {
		await open(page, "/en");
		const side = page.getByRole("complementary", { name: "Help" });
		const opener = side.getByRole("button", { name: "Help" });
		const panel = page.getByRole("region", { name: "Customer service" });
		expect((await side.boundingBox())?.width).toBe(64);
		await expect(panel).toBeHidden();

		await opener.hover();
		await expect(panel).toBeVisible();
		await panel.getByRole("link").first().hover();
		await expect(panel).toBeVisible();
		await opener.click();
		await expect(panel).toBeVisible();
		await page.mouse.move(300, 300);
		await expect(panel).toBeHidden();

		await opener.focus();
		await opener.press("Enter");
		await expect(panel.locator('a[href^="tel:"]')).toBeVisible();
		await expect(panel.locator('.line[href^="mailto:"]')).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(panel).toBeHidden();
		await expect(opener).toBeFocused();
	});
});

test("on a phone the side window is a row below the page: whom to call, the way to sell here and the way to the top", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, "/en");
	const side = page.getByRole("complementary", { name: "Help" });
	await expect(side.getByRole("button")).toHaveCount(2);
	await expect(side.getByRole("link")).toHaveCount(1);
	const [row, main] = [
		await side.boundingBox(),
		await page.getByRole("main").boundingBox(),
	];
	expect(row?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0));
	expect(row?.height).toBeLessThan(100);
});

test("the store's address is the home of the shop, in each language", async ({
	request,
}) => {
	for (const locale of localeCodes) {
		const home = inLocale("/", locale);
		const html = await (await request.get(`${home}?type=store`)).text();
		const [, canonical = ""] =
			/<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
		expect(new URL(canonical).pathname).toBe(home);
		expect(new URL(canonical).search).toBe("");
	}
});

test("all categories stand in the HTML before any script", async ({
	request,
}) => {
	const html = await (await request.get("/goods_cate")).text();
	const [shown = ""] = html.split('<div hidden id="S:');
	const lists = shown.match(/goods_search\?cid=\d+/g) ?? [];
	expect(new Set(lists).size).toBeGreaterThan(60);
});
