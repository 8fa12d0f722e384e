import type { Page } from "@playwright/test";
import { widths } from "../support/extent";
import { holdRequests } from "../support/hold-requests";
import { open, untilAlive } from "../support/open";
import { expect, test } from "../support/test";

function searchBox(page: Page) {
	return page.getByRole("combobox").locator("visible=true");
}

test("what a shopper types before the script comes stays in the field", async ({
	page,
}) => {
	const letGo = await holdRequests(page, "**/_next/static/chunks/*.js*");
	await page.goto("/en/goods/goods_search?cid=1&sort=price", {
		waitUntil: "domcontentloaded",
	});
	await searchBox(page).fill("rice");
	letGo();
	await untilAlive(page);
	// The links to other languages learn the query at the moment the field would.
	await expect(page.locator('a[hreflang="fr"]').first()).toHaveAttribute(
		"href",
		/sort=price/,
	);
	await expect(searchBox(page)).toHaveValue("rice");
});

for (const width of widths)
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		test("the search field suggests words, by the keyboard alone", async ({
			page,
		}) => {
			await open(page, "/");
			const field = searchBox(page);
			await field.focus();
			await field.press("ArrowDown");
			const list = page.getByRole("listbox");
			await expect(list).toBeVisible();
			await expect(field).toHaveAttribute("aria-expanded", "true");
			await field.press("ArrowDown");
			const first = list.getByRole("option").first();
			await expect(first).toHaveAttribute("aria-selected", "true");
			await expect(field).toHaveAttribute(
				"aria-activedescendant",
				String(await first.getAttribute("id")),
			);
			const word = await first.innerText();

			await field.press("Escape");
			await expect(list).toBeHidden();
			await expect(field).toBeFocused();
			await expect(field).toHaveAttribute("aria-expanded", "false");

			await field.pressSequentially(word.slice(0, 1));
			const again = list.getByRole("option", { name: word, exact: true });
			await expect(again).toBeVisible();
			// Words stand behind what the shop has: up from the field is the last of them.
			await expect
				.poll(async () => {
					await field.press("ArrowUp");
					return again.getAttribute("aria-selected");
				})
				.toBe("true");
			await field.press("Enter");
			await expect(page).toHaveURL(
				new RegExp(`goods_search\\?title=${encodeURIComponent(word)}$`),
			);
			await expect(list).toBeHidden();
		});

		test("a goods is offered while typing, with picture and price, and leads to its page", async ({
			page,
		}) => {
			await open(page, "/en");
			await searchBox(page).pressSequentially("strawb");
			const found = page.getByRole("group", { name: "In the shop" });
			const first = found.getByRole("option").first();
			await expect(first).toContainText(/strawberries.*HK\$\d+\.\d\d$/i);
			await expect(first.locator("img")).toHaveJSProperty("complete", true);
			await first.click();
			await expect(page).toHaveURL(/\/en\/goods_detail\/\d+$/);
			await expect(page.getByRole("heading", { level: 1 })).toContainText(
				/strawberries/i,
			);
		});

		test("a category is offered by its name in Chinese too and leads to its list", async ({
			page,
		}) => {
			await open(page, "/en");
			await searchBox(page).pressSequentially("牛奶");
			const found = page.getByRole("group", { name: "In the shop" });
			const first = found.getByRole("option").first();
			await expect(first).toHaveText("Milk & yoghurt");
			await searchBox(page).press("ArrowDown");
			await searchBox(page).press("Enter");
			await expect(page).toHaveURL(/\/en\/goods\/goods_search\?cid=30$/);
		});

		test("searches are remembered on this device until they are cleared", async ({
			page,
		}) => {
			await open(page, "/en");
			const field = searchBox(page);
			await field.fill("rice");
			await field.press("Enter");
			await expect(page).toHaveURL(/title=rice/);
			await field.click();
			const recent = page.getByRole("group", { name: "Recent searches" });
			await expect(recent.getByRole("option")).toHaveText(["rice"]);
			await page.getByRole("button", { name: "Clear recent searches" }).click();
			await expect(recent).toBeHidden();
			expect(
				await page.evaluate(() => localStorage.getItem("hk-search-history")),
			).toBeNull();
		});

		test("an empty search warns and suggests nothing", async ({ page }) => {
			await open(page, "/");
			await searchBox(page).click();
			await searchBox(page).press("Enter");
			await expect(page.getByText("請輸入搜索關鍵字")).toBeVisible();
			await expect(page.getByRole("listbox")).toBeHidden();
			await expect(page).toHaveURL("/");
		});
	});
