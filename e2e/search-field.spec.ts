import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";

function searchBox(page: Page) {
	return page.getByRole("combobox").locator("visible=true");
}

/** Scripts have taken over: a click before that is the browser's alone. */
async function open(page: Page, path: string) {
	await page.goto(path, { waitUntil: "networkidle" });
}

for (const width of [390, 1440])
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
			await expect(list.getByRole("option").first()).toHaveText(word);
			await field.press("ArrowDown");
			await field.press("Enter");
			await expect(page).toHaveURL(
				new RegExp(`goods_search\\?title=${encodeURIComponent(word)}$`),
			);
			await expect(list).toBeHidden();
		});

		test("the shop's own goods are offered while typing", async ({ page }) => {
			await open(page, "/en");
			await searchBox(page).pressSequentially("strawb");
			const found = page.getByRole("group", { name: "In the shop" });
			await expect(found.getByRole("option").first()).toContainText(
				/strawberr/i,
			);
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
