import type { Page } from "@playwright/test";
import sharp from "sharp";
import {
	expectAccessible,
	expectAccessibleAt,
	expectAccessibleInFull,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { answerDialog } from "../support/answer-dialog";
import { fullOnly, widths } from "../support/extent";
import { open } from "../support/open";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/test";

test("a shopper goes from home to an activity and to its goods, on a phone", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, "/");
	const shelf = page.getByRole("region", { name: "正在進行的活動" });
	await shelf.getByRole("link", { name: /^查看全部/ }).click();
	await expect(page).toHaveURL("/activity_list");
	await expect(page.getByRole("heading", { name: "即將開始" })).toBeVisible();
	await expectAccessibleInFull(page);
	await page.getByRole("link", { name: "打邊爐季" }).click();
	await expect(page).toHaveURL(/activity_list\?id=\d+$/);
	await expect(
		page.getByRole("heading", { level: 1, name: "打邊爐季" }),
	).toBeVisible();
	await expectAccessibleInFull(page);
	await expectNoSidewaysScroll(page);
	await page.getByRole("main").locator(".goods-grid a").first().click();
	await expect(page).toHaveURL(/goods_detail/);
});

test(
	"reduced goods are narrowed to an area and a category, best sellers to an area",
	fullOnly,
	async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await open(page, "/en/promotionList");
		await inSupermarket(page).click();
		await expect(page).toHaveURL("/en/promotionList?cartType=SUPERMARKET");
		await expect(inSupermarket(page)).toHaveAttribute("aria-current");
		await expect(page.locator("main:visible .saving").first()).toBeVisible();
		const chips = page.locator("main:visible .chips a");
		const name = await chips.nth(1).innerText();
		await chips.nth(1).click();
		await expect(page).toHaveURL(/promotionList\?cid=\d+$/);
		await expect(page.locator("main:visible .group h2")).toHaveCount(1);
		expect(name).toContain(
			await page.locator("main:visible .group h2").innerText(),
		);
		await expectAccessibleAt(widths, page);

		await page.goto("/en/index_back");
		await inSupermarket(page).click();
		await expect(page).toHaveURL("/en/index_back?cartType=SUPERMARKET");
		await expect(inSupermarket(page)).toHaveAttribute("aria-current");
		await expectAccessibleAt(widths, page);
	},
);

const inSupermarket = (page: Page) =>
	page
		.getByRole("navigation", { name: "Where to look" })
		.getByRole("link", { name: "Supermarket", exact: true });

async function fillActivity(page: Page, name: string): Promise<void> {
	const form = page.locator("form");
	await form.getByLabel("名稱").first().fill(name);
	await form.getByLabel("介紹").first().fill("朋友聚會一次過備齊");
	await form.getByLabel("開始").fill("2026-01-01T00:00");
	await form.getByLabel("結束").fill("2090-01-01T00:00");
	await form.locator('input[type="file"]').setInputFiles({
		name: "picture.png",
		mimeType: "image/png",
		buffer: await sharp({
			create: { width: 1200, height: 600, channels: 3, background: "#0b7a5b" },
		})
			.png()
			.toBuffer(),
	});
	await expect(form.getByRole("progressbar")).toHaveCount(0);
	await form.getByRole("searchbox").fill("牛奶");
	await form
		.getByRole("button", { name: /^加入 / })
		.first()
		.click();
}

test("an operator makes an activity that shoppers see at once, changes it, and takes it away", async ({
	page,
}) => {
	test.slow();
	const name = `派對 ${Date.now()}`;
	await signIn(page.context(), "Operator staff");
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(page, "/console/activities");
	await arrived(page.getByRole("table"));
	await expectAccessible(page);
	await page.getByRole("button", { name: "新增活動" }).click();
	await page.getByRole("button", { name: "儲存活動" }).click();
	await expect(page.getByText("還有欄位需要修改")).toBeVisible();
	await expect(page.getByText("請加入最少一件貨品")).toBeVisible();
	await expectAccessibleAt(widths, page);
	await fillActivity(page, name);
	await page.getByRole("button", { name: "儲存活動" }).click();
	const row = await arrived(page.getByRole("row", { name }));
	await expect(row).toContainText("進行中");

	const seen = async (words: string) => {
		const html = await (await page.request.get("/activity_list")).text();
		return html.includes(words);
	};
	await expect.poll(() => seen(name)).toBe(true);

	await row.getByRole("button", { name: /^修改/ }).click();
	await page.locator("form").getByLabel("名稱").first().fill(`${name} 加場`);
	await page.getByRole("button", { name: "儲存活動" }).click();
	await expect.poll(() => seen(`${name} 加場`)).toBe(true);

	const changed = await arrived(page.getByRole("row", { name: "加場" }));
	await changed.getByRole("button", { name: /^移除/ }).click();
	await arrived(page.getByRole("dialog"));
	await expectAccessible(page, "[role=dialog]");
	await answerDialog(page, "移除");
	await expect(page.getByRole("row", { name })).toHaveCount(0);
	await expect.poll(() => seen(name)).toBe(false);
});

test(
	"the staff of a merchant sees no room for activities",
	fullOnly,
	async ({ page }) => {
		await signIn(page.context(), "Merchant staff");
		await open(page, "/console");
		await arrived(page.getByRole("link", { name: "概覽" }));
		await expect(page.getByRole("link", { name: "主題活動" })).toHaveCount(0);
	},
);
