import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { open } from "../support/open";
import { expect, test } from "../support/test";

/** What the page tells the gateway about itself, as it is sent. */
function listen(page: Page): { path: string; referrer: string }[] {
	const visits: { path: string; referrer: string }[] = [];
	page.on("request", (request) => {
		if (new URL(request.url()).pathname === "/api/front/pc/visit")
			visits.push(request.postDataJSON());
	});
	return visits;
}

const choice = (page: Page) =>
	page.getByRole("region", { name: "Visit statistics" });

test("pages are counted after a yes alone, without what was searched for, until a no", async ({
	page,
}) => {
	const visits = listen(page);
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, "/en/goods_cate");
	const footer = page.locator("footer");
	await footer.getByRole("link", { name: "Best sellers" }).click();
	await expect(page).toHaveURL("/en/index_back");
	expect(visits).toEqual([]);

	const answered = page.waitForResponse("**/api/front/pc/visit");
	await choice(page).getByRole("button", { name: "Yes" }).click();
	await expect(choice(page)).toContainText("You let us count");
	expect((await answered).status()).toBe(200);
	expect(visits).toEqual([{ path: "/index_back", referrer: "/goods_cate" }]);
	await expectAccessible(page, "footer");

	await open(page, "/en/goods/goods_search?title=something+private");
	await expect.poll(() => visits.length).toBe(2);
	expect(visits[1]?.path).toBe("/goods/goods_search");

	await choice(page).getByRole("button", { name: "Change" }).click();
	await choice(page).getByRole("button", { name: "No", exact: true }).click();
	await expect(choice(page)).toContainText("We do not count");
	await footer.getByRole("link", { name: "Activities" }).click();
	await expect(page).toHaveURL("/en/activity_list");
	await page.reload();
	await expect(choice(page)).toContainText("We do not count");
	expect(visits).toHaveLength(2);
});

test("a browser that asks not to be tracked is not asked", async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ baseURL });
	await context.addInitScript(() =>
		Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
	);
	const page = await context.newPage();
	const visits = listen(page);
	await open(page, "/en/goods_cate");
	await expect(choice(page)).toContainText("asks not to be tracked");
	await expect(choice(page).getByRole("button")).toHaveCount(0);
	expect(visits).toEqual([]);
	await context.close();
});
