import type { Page } from "@playwright/test";
import sharp from "sharp";
import {
	expectAccessible,
	expectAccessibleInFull,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { enterAsMember } from "../support/cart";
import { fullOnly } from "../support/extent";
import { byKeyboard } from "../support/keyboard";
import { open } from "../support/open";
import { orderOne } from "../support/order";
import { approveRefund, refuseRefund } from "../support/order-admin";
import { expect, test } from "../support/test";

const phone = { width: 390, height: 844 };
const applyPath = (orderNo: string) =>
	`/users/refund_confirm?orderNo=${orderNo}`;

async function photo(name: string) {
	const buffer = await sharp({
		create: { width: 300, height: 200, channels: 3, background: "#c8102e" },
	})
		.jpeg()
		.toBuffer();
	return { name, mimeType: "image/jpeg", buffer };
}

/** A paid order of two pieces, and its page to apply at. */
async function openApplication(page: Page, prefix = "") {
	await enterAsMember(page);
	const order = await orderOne(page.request, "E_COMMERCE");
	await open(page, prefix + applyPath(order.orderNo));
	return order;
}

const refundNoOf = (page: Page) =>
	new URL(page.url()).searchParams.get("refundNo") ?? "";

test("from the list to a refund in three steps, with a photo, until the money is back", async ({
	page,
}, { project }) => {
	await page.setViewportSize(phone);
	await enterAsMember(page);
	const { orderNo } = await orderOne(page.request, "E_COMMERCE");
	await open(page, "/users/order_list");
	await page.getByRole("link", { name: /^申請退款/ }).click();
	const reason = await arrived(page.getByLabel("退款原因"));
	await expect(page).toHaveURL(new RegExp(orderNo));
	await expect(
		page.getByRole("complementary", { name: "退款金額" }),
	).toContainText("包括運費");
	await reason.selectOption({ index: 3 });
	await page.getByLabel("補充說明").fill("盒角壓扁了");
	await expect(page.getByText("5 / 100 字")).toBeVisible();
	await page
		.locator("input[type=file]")
		.setInputFiles([await photo("one.jpg")]);
	await arrived(page.getByRole("img", { name: "第 1 張照片" }));
	await expect(page.getByRole("progressbar")).toHaveCount(0);
	await expectAccessibleInFull(page);
	await expectNoSidewaysScroll(page);
	await page.getByRole("button", { name: "提交申請" }).click();

	await expect(page).toHaveURL(/refund_detail\?refundNo=RE/);
	await arrived(page.getByRole("heading", { name: "商戶審核中" }));
	await expect(page.getByRole("main")).toContainText("盒角壓扁了");
	await expect(page.getByRole("img", { name: "第 1 張照片" })).toBeVisible();
	await expectAccessibleInFull(page);
	await approveRefund(project.name, refundNoOf(page));
	await page.reload();
	await arrived(page.getByRole("heading", { name: /^(退款中|已退款)$/ }));
	await expect
		.poll(async () => {
			await page.reload();
			const title = page.locator("#status");
			return (await arrived(title)).innerText();
		})
		.toBe("已退款");
	await open(page, `/users/order_detail?orderNo=${orderNo}`);
	await arrived(page.getByRole("heading", { name: "已取消", level: 2 }));
	await expectAccessibleInFull(page);
});

test("a part of a line goes back without the freight, and the amount says so before anything is sent", async ({
	page,
}) => {
	const order = await openApplication(page, "/en");
	const sum = await arrived(
		page.getByRole("complementary", { name: "What comes back" }),
	);
	await expect(sum).toContainText("Delivery fee");
	await page.getByRole("button", { name: /^One less of/ }).click();
	await expect(sum).not.toContainText("Delivery fee");
	await expect(sum).toContainText("Back to the test cashier");
	await expect(sum).toContainText("There by");
	await page.getByLabel("Why").selectOption("changedMind");
	await page.getByRole("button", { name: "Send" }).click();
	await arrived(page.getByRole("heading", { name: "Under merchant review" }));
	await open(page, `/en/users/order_detail?orderNo=${order.orderNo}`);
	await arrived(page.getByRole("link", { name: "See the refund" }));
});

test(
	"what is missing is named where it is chosen",
	fullOnly,
	async ({ page }) => {
		await openApplication(page);
		const send = await arrived(page.getByRole("button", { name: "提交申請" }));
		await send.click();
		await expect(page.getByText("請選擇退款原因")).toBeVisible();
		await expect(page.getByLabel("退款原因")).toBeFocused();
		await page.getByRole("checkbox").uncheck();
		await send.click();
		await expect(page.getByText("請選擇最少一件貨品")).toBeVisible();
		await expectAccessible(page);
	},
);

test("an application is taken back, and made again, by the keyboard", async ({
	page,
}) => {
	const { orderNo } = await openApplication(page);
	const keys = byKeyboard(page);
	await keys.reach(page.getByLabel("退款原因"));
	await page.keyboard.press("ArrowDown");
	await keys.press(page.getByRole("button", { name: "提交申請" }));
	await keys.press(
		await arrived(page.getByRole("button", { name: "撤銷申請" })),
	);
	const dialog = await arrived(page.getByRole("dialog"));
	await expectAccessible(page);
	await keys.press(dialog.getByRole("button", { name: "確定撤銷" }));
	await arrived(page.getByRole("heading", { name: "已撤銷" }));
	await keys.press(page.getByRole("link", { name: "再次申請" }));
	await expect(page).toHaveURL(new RegExp(`refund_confirm.*${orderNo}`));
	await arrived(page.getByRole("button", { name: "提交申請" }));
	await open(page, "/users/refund_list");
	const card = await arrived(page.getByRole("article"));
	await expect(card).toContainText("已撤銷");
	await expectAccessibleInFull(page);
});

test(
	"a refusal says why, in the merchant's words, and leads to another try",
	fullOnly,
	async ({ page }, { project }) => {
		await openApplication(page, "/en");
		await (await arrived(page.getByLabel("Why"))).selectOption({ index: 1 });
		await page.getByRole("button", { name: "Send" }).click();
		await arrived(page.getByRole("heading", { name: "Under merchant review" }));
		await refuseRefund(project.name, refundNoOf(page), "The seal is broken.");
		await page.reload();
		await arrived(page.getByRole("heading", { name: "Refused" }));
		await expect(page.getByText("The seal is broken.")).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("link", { name: "Apply again" }).click();
		await arrived(page.getByRole("button", { name: "Send" }));
	},
);

test.describe("while calls are refused", () => {
	test.use({ hasRefusals: true });

	test(
		"a session that ends and a reload lose nothing that was typed",
		fullOnly,
		async ({ page, context }) => {
			await openApplication(page);
			const reason = await arrived(page.getByLabel("退款原因"));
			await reason.selectOption({ index: 2 });
			const chosen = await reason.inputValue();
			const remark = page.getByLabel("補充說明");
			await remark.fill("顏色不對");
			await page
				.locator("input[type=file]")
				.setInputFiles([await photo("a.jpg")]);
			const picture = page.getByRole("img", { name: "第 1 張照片" });
			await expect(page.getByRole("progressbar")).toHaveCount(0);
			await page.reload();
			await arrived(picture);
			await expect(remark).toHaveValue("顏色不對");
			await expect(reason).toHaveValue(chosen);
			await context.clearCookies();
			await page.getByRole("button", { name: "提交申請" }).click();
			await arrived(page.getByRole("dialog"));
			await expect(remark).toHaveValue("顏色不對");
			// Behind the dialog nothing has a role.
			await expect(page.getByAltText("第 1 張照片")).toBeVisible();
		},
	);

	test("a photo that was lost on the way is sent again, and one that is none says so", async ({
		page,
	}) => {
		await openApplication(page);
		await arrived(page.getByLabel("退款原因"));
		const isUpload = "**/api/front/upload/image";
		await page.route(isUpload, (route) =>
			route.fulfill({ json: { code: 500, message: "", data: null } }),
		);
		const input = page.locator("input[type=file]");
		await input.setInputFiles([await photo("a.jpg")]);
		const retry = await arrived(page.getByRole("button", { name: /^再傳送/ }));
		await expectAccessible(page);
		await page.unroute(isUpload);
		await retry.click();
		await expect(retry).toHaveCount(0);
		await input.setInputFiles([
			{ name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from("words") },
		]);
		await arrived(page.getByText("未能讀取"));
		await page.getByRole("button", { name: "移除第 2 張照片" }).click();
		await expect(page.getByText("未能讀取")).toHaveCount(0);
		await expect(page.getByText("1 / 5 張")).toBeVisible();
	});

	test("another's refund is not there", async ({ page }) => {
		await enterAsMember(page);
		await open(page, "/order/refund_detail?refundNo=RE000000000000000000");
		await arrived(page.getByText("找不到這個退款申請"));
		await open(page, "/order/refund_detail");
		await arrived(page.getByText("連結不完整，未能查看退款"));
		await expectAccessible(page);
	});
});
