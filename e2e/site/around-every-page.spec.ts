import { type LocaleCode, localeCodes } from "../../gateway/contract/locale";
import { byExtent } from "../../gateway/testing/extent";
import { inLocale, screens } from "../support/screens";
import { expect, test } from "../support/test";

/** Pages of the user centre and the order flow open for whoever is signed in; their links only have to be right. */
const needsAccount = /^\/[\w-]*\/?(users|order)\//;

test("header, footer and side window hold no dead link, in any language", async ({
	page,
	request,
}) => {
	test.slow();
	await page.setViewportSize({ width: 1440, height: 900 });
	const checked = new Set<string>();
	for (const locale of byExtent<readonly LocaleCode[]>(
		["zh-CN", "th"],
		localeCodes,
	)) {
		await page.goto(inLocale("/help/content", locale));
		const hrefs = await page
			.locator("header a, footer a, aside a")
			.evaluateAll((links) =>
				links.map((link) => link.getAttribute("href") ?? ""),
			);
		expect(hrefs.length).toBeGreaterThan(30);
		for (const href of hrefs) {
			if (/^(tel|mailto|sms):/.test(href)) continue;
			expect(href).toMatch(/^\/(?!\/)/);
			if (!needsAccount.test(href)) checked.add(href);
		}
	}
	await Promise.all(
		[...checked].map(async (href) =>
			expect((await request.head(href)).status(), href).toBe(200),
		),
	);
});

test("every page that is not there has the same frame as those that are", async ({
	request,
}) => {
	for (const path of ["/nowhere", "/goods_detail/99999999", "/about_us"]) {
		const response = await request.get(path);
		expect(response.status(), path).toBe(404);
		expect(await response.text(), path).toContain("/help/content?id=1");
	}
});

test("each rule is sent once, in files that a browser keeps", async ({
	request,
}) => {
	for (const { path } of screens) {
		const html = await (await request.get(path)).text();
		expect(html, path).not.toContain("<style");
		const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
		expect(new Set(sheets).size, path).toBe(sheets.length);
		expect(sheets.length, path).toBeGreaterThan(0);
	}
});

test("icons and manifest are there, each picture as large as it says", async ({
	request,
}) => {
	const icon = await request.get("/favicon.ico");
	expect(icon.status()).toBe(200);
	expect([...(await icon.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
	const manifest = await (await request.get("/api/manifest/th")).json();
	for (const { src, sizes } of manifest.icons) {
		const body = await (await request.get(src)).body();
		const [width, height] = [body.readUInt32BE(16), body.readUInt32BE(20)];
		expect(`${width}x${height}`, src).toBe(sizes);
	}
	const html = await (await request.get("/")).text();
	const icons = html.match(
		/<link rel="(icon|apple-touch-icon|manifest)"[^>]*/g,
	);
	expect(icons?.length).toBeGreaterThanOrEqual(3);
	for (const link of icons ?? []) {
		const [, href = ""] = /href="([^"]*)"/.exec(link) ?? [];
		expect((await request.get(href)).status(), href).toBe(200);
	}
});

test("the QR pictures are vectors of our own addresses, and of nothing else", async ({
	request,
}) => {
	for (const path of ["/api/qr/home/th", "/api/qr/service/en"]) {
		const picture = await request.get(path);
		expect(picture.status()).toBe(200);
		expect(picture.headers()["content-type"]).toBe("image/svg+xml");
	}
	for (const path of ["/api/qr/home/xx", "/api/qr/elsewhere/en"])
		expect((await request.get(path)).status(), path).toBe(404);
});

test("the header is sent once, and is in the mode of the page on arrival and after a walk", async ({
	page,
	request,
}) => {
	const modes = {
		"/": "store",
		"/mall/mall_index": "mall",
		"/goods_detail/1": "detail",
		"/goods/goods_search?title=milk": "search",
		"/goods_cate": "category",
	};
	await page.setViewportSize({ width: 1440, height: 900 });
	test.slow();
	const header = page.getByRole("banner");
	for (const [path, mode] of Object.entries(modes)) {
		const html = await (await request.get(path)).text();
		expect(html.match(/role="combobox"/g), path).toHaveLength(1);
		await page.goto(path);
		await expect(header).toHaveAttribute("data-mode", mode);
	}
	await page.goto("/en");
	await expect(header).toHaveAttribute("data-area", "SUPERMARKET");
	await header.getByRole("link", { name: "Mall" }).click();
	await page.waitForURL("/en/mall/mall_index");
	await expect(header).toHaveAttribute("data-mode", "mall");
	await expect(header).toHaveAttribute("data-area", "E_COMMERCE");
	await page.goto("/en/goods/goods_search?cid=1");
	await expect(header).toHaveAttribute("data-mode", "category");
});

for (const width of [390, 1024, 1280, 1440])
	test(`the side window is whole at ${width} px and covers nothing of the page`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		await page.goto("/en");
		const side = page.getByRole("complementary", {
			name: "Help and shortcuts",
		});
		for (const name of ["Help", "Back to the top"])
			await expect(side.getByRole("button", { name })).toBeVisible();
		await expect(side.getByRole("link")).toBeVisible();
		const covered = await side.evaluate((window) => {
			const { left } = window.getBoundingClientRect();
			const isRow = getComputedStyle(window).position === "static";
			const parts = document.querySelectorAll(
				"main :is(.tiles, .goods-grid, .delivery-line), header .cart",
			);
			const ends = [...parts].map((part) => part.getBoundingClientRect());
			// What is swiped ends outside of its strip.
			return isRow ? 0 : Math.max(...ends.map(({ right }) => right)) - left;
		});
		expect(covered).toBeLessThanOrEqual(0);
		await side.getByRole("button", { name: "Help" }).focus();
		await page.keyboard.press("Enter");
		const panel = page.getByRole("region", { name: "Customer service" });
		await expect(panel).toBeInViewport({ ratio: 1 });
		await page.keyboard.press("Escape");
		await expect(panel).toBeHidden();
	});

test.describe("the corner for a phone", () => {
	test.use({ viewport: { width: 1440, height: 900 } });

	test("shows the code below its button and gives the focus back", async ({
		page,
	}) => {
		await page.goto("/en");
		const opener = page.getByRole("button", { name: "On your phone" });
		const panel = page.getByRole("region", { name: "On your phone" }).first();
		await opener.focus();
		await page.keyboard.press("Enter");
		const code = page.getByRole("img", {
			name: "QR code of the shop’s address",
		});
		await expect(code).toBeVisible();
		await expect(code).toHaveJSProperty("complete", true);
		const [button, board] = [
			await opener.boundingBox(),
			await panel.boundingBox(),
		];
		expect(board?.y).toBeGreaterThanOrEqual(
			(button?.y ?? 0) + (button?.height ?? 0) - 1,
		);
		await page.keyboard.press("Escape");
		await expect(code).toBeHidden();
		await expect(opener).toBeFocused();
	});
});
