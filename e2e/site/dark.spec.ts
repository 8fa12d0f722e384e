import type { Page } from "@playwright/test";
import { byExtent } from "../../gateway/testing/extent";
import { expectAccessible } from "../support/accessible";
import { open } from "../support/open";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/test";

test.use({ colorScheme: "dark" });

const light = "rgb(251, 248, 244)";

const firstPages = [
	"/",
	"/goods/goods_search?cid=1",
	"/goods_detail/1",
	"/order/shopping_cart",
];
const morePages = [
	"/mall/mall_index",
	"/merchant/merchant_street",
	"/merchant/home?id=2",
	"/store/store_index",
	"/store/store_detail?id=1",
	"/group/group_list",
	"/promotionList",
	"/help/content?id=1",
	"/login",
];

function ground(page: Page): Promise<string> {
	return page.evaluate(
		() => getComputedStyle(document.documentElement).backgroundColor,
	);
}

for (const path of byExtent(firstPages, [...firstPages, ...morePages]))
	test(`a device that asks for dark gets ${path} dark, and all of it can be read`, async ({
		page,
	}) => {
		for (const width of byExtent([390], [390, 1440])) {
			await page.setViewportSize({ width, height: 900 });
			await open(page, path);
			expect(await ground(page)).not.toBe(light);
			await expectAccessible(page);
		}
	});

test("the dialog of signing in, its fields included, can be read in the dark", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(page, "/en");
	await page.getByRole("button", { name: "Sign in" }).first().click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await expectAccessible(page, '[role="dialog"]');
});

test("the console can be read in the dark", async ({ page, context }) => {
	await signIn(context, "Operator staff");
	await page.setViewportSize({ width: 1440, height: 900 });
	for (const name of byExtent(["orders"], ["orders", "goods", "coupons"])) {
		await open(page, `/en/console/${name}`);
		await expect(page.locator("tbody tr").first()).toBeVisible();
		await expectAccessible(page);
	}
});

test("paper is always light", async ({ page }) => {
	await page.emulateMedia({ media: "print", colorScheme: "dark" });
	await page.goto("/goods_detail/1");
	expect(await ground(page)).toBe(light);
});

test("one stored page serves both: the same bytes, whatever a device wishes", async ({
	request,
}) => {
	const answers = await Promise.all(
		["light", "dark"].map((scheme) =>
			request.get("/", {
				headers: { "sec-ch-prefers-color-scheme": scheme },
			}),
		),
	);
	const [first, second] = await Promise.all(answers.map((one) => one.text()));
	expect(first).toBe(second);
	expect(first).toContain('<meta name="color-scheme" content="light dark"/>');
	expect(first).toContain('media="(prefers-color-scheme: dark)"');
});
