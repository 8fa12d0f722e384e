import {
	describeLocale,
	type LocaleCode,
	localeCodes,
} from "../../gateway/contract/locale";
import { byExtent } from "../../gateway/testing/extent";
import { inLocale } from "../support/screens";
import { expect, test } from "../support/test";

const pages = [
	"/help/content",
	"/help/content?id=1",
	"/privacy_agreement?title=terms",
	"/privacy_agreement?title=privacy",
	"/About_Us",
];

for (const locale of byExtent<readonly LocaleCode[]>(
	["zh-CN", "th"],
	localeCodes,
))
	test(`help pages in ${locale} stand whole in the HTML, with one address each`, async ({
		request,
	}) => {
		for (const path of pages) {
			const address = inLocale(path, locale);
			const response = await request.get(address);
			expect(response.status(), address).toBe(200);
			const html = await response.text();
			expect(html).toContain(`<html lang="${describeLocale(locale).language}"`);
			const [, canonical = ""] =
				/<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
			const { pathname, search } = new URL(canonical);
			expect(pathname + search).toBe(address);
			const [shown = ""] = html.split('<div hidden id="S:');
			const articles = shown.match(/\/help\/content\?id=\d+/g) ?? [];
			expect(new Set(articles).size, address).toBeGreaterThanOrEqual(12);
		}
	});

test("the tree leads from article to article and says where one stands", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	test.slow();
	await page.goto("/en/help/content");
	const tree = page.getByRole("navigation", { name: "Help topics" });
	await tree.getByRole("link", { name: "How to ask for a refund" }).click();
	await expect(page).toHaveURL(/\/en\/help\/content\?id=\d+$/);
	await expect(
		page.getByRole("heading", { level: 1, name: "How to ask for a refund" }),
	).toBeVisible();
	await expect(tree.locator("[aria-current]")).toHaveText(
		"How to ask for a refund",
	);
	await tree.getByRole("link", { name: "Points" }).click();
	await expect(tree.locator("[aria-current]")).toHaveText("Points");
	await tree.getByRole("link", { name: "Privacy policy" }).click();
	await expect(page).toHaveURL("/en/privacy_agreement?title=privacy");
	await expect(tree.locator("[aria-current]")).toHaveText("Privacy policy");
	await page
		.getByRole("banner")
		.getByRole("link", { name: "Help centre" })
		.click();
	await expect(
		page.getByRole("heading", { level: 1, name: "How can we help?" }),
	).toBeVisible();
});

test("what nobody wrote is not there, and an inner path leads to its one address", async ({
	request,
}) => {
	for (const path of [
		"/help/content?id=99999",
		"/help/content?id=x",
		"/privacy_agreement?title=secrets",
		"/th/help/content/0",
	])
		expect((await request.get(path)).status(), path).toBe(404);
	const moved = await request.get("/fr/help/content/1", { maxRedirects: 0 });
	expect(moved.status()).toBe(308);
	expect(moved.headers().location).toMatch(/\/fr\/help\/content\?id=1$/);
	const terms = await request.get("/privacy_agreement");
	expect(await terms.text()).toContain("使用條款");
});
