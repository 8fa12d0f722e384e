import type { Page } from "@playwright/test";
import { arrived } from "../support/alive";
import { countOf, enterAsMember, findInArea } from "../support/cart";
import {
	chooseMethod,
	chooseOutcome,
	expectOutcome,
	keepAddress,
	ordersOf,
	submit,
	submitOf,
	untilCounted,
} from "../support/checkout";
import { overOneBar } from "../support/one-bar";
import { open } from "../support/open";
import { expect, test } from "../support/test";

test.use({
	viewport: { width: 390, height: 844 },
	hasRefusals: true,
	hasCuts: true,
});

const noLine = (page: Page) => page.getByText("網絡中斷，正在重新連線…");

test("goods become one paid order over one bar of signal that is lost at every step, and each loss is told", async ({
	page,
}, { project }) => {
	test.slow();
	const email = await enterAsMember(page);
	await keepAddress(page);
	const { goods } = await findInArea(
		page.request,
		"E_COMMERCE",
		({ skuCount }) => skuCount === 1,
	);
	const line = await overOneBar(page);
	const lost = async () => {
		await line.cut();
		await expect(noLine(page)).toBeVisible();
	};
	const back = async () => {
		await line.mend();
		await expect(noLine(page)).toBeHidden();
	};

	await open(page, `/goods_detail/${goods.id}`);
	const add = page.getByRole("button", { name: "加入購物車", exact: true });
	await lost();
	await add.click();
	await expect(countOf(page)).toHaveCount(0);
	// The press is not lost with the line.
	await back();
	await expect(countOf(page)).toHaveText("1");

	await lost();
	await page
		.getByRole("link", { name: /購物車/ })
		.last()
		.click();
	await back();
	await expect(page).toHaveURL(/shopping_cart/);
	const more = page.getByRole("button", { name: /^增加一件/ });
	await arrived(more);
	await lost();
	await more.click();
	const row = page.locator("[data-line]");
	await expect(row.getByRole("alert")).toContainText("購物車未有更改");
	await expect(row.getByRole("textbox")).toHaveValue("1");
	await back();
	await more.click();
	await expect(countOf(page)).toHaveText("2");

	await lost();
	await page.getByRole("link", { name: /^結帳/ }).click();
	await back();
	await arrived(submitOf(page));
	await page.getByLabel("給商戶的備註").fill("放在門口");
	await untilCounted(page);
	await chooseMethod(page);
	await chooseOutcome(page, "幾秒後才確認");
	await lost();
	await submit(page);
	await expect(
		page.getByText("未收到回覆，未能確定訂單是否成立"),
	).toBeVisible();
	await expect(page.getByLabel("給商戶的備註")).toHaveValue("放在門口");
	expect(await ordersOf(project.name, email)).toEqual([]);
	await back();
	await submit(page);
	await expect(page).toHaveURL(/payment_result/);
	await line.cut();
	await expect(noLine(page)).toBeVisible();
	await expect(page.getByRole("heading", { name: /失敗/ })).toHaveCount(0);
	await back();
	await expectOutcome(page, "付款成功");
	expect(await ordersOf(project.name, email)).toMatchObject([{ charges: 1 }]);
});
