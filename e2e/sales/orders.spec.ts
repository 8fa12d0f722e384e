import type { Page } from "@playwright/test";
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
import { orderOfTwo, orderOne, orderUnpaid } from "../support/order";
import { acceptOrder, ship, track } from "../support/order-admin";
import { expect, test } from "../support/test";

const phone = { width: 390, height: 844 };
const listPath = "/users/order_list";
const detailPath = (orderNo: string) =>
	`/users/order_detail?orderNo=${orderNo}`;

const cardOf = (page: Page, orderNo: string) =>
	page.locator(`[data-order="${orderNo}"]`);
const said = (page: Page, words: string) =>
	expect(page.locator("[data-notice]")).toContainText(words);

test("a paid order is followed from shipment to receipt, on a phone", async ({
	page,
}, { project }) => {
	await page.setViewportSize(phone);
	await enterAsMember(page);
	const { orderNo } = await orderOne(page.request, "E_COMMERCE");
	await open(page, listPath);
	const card = await arrived(cardOf(page, orderNo));
	await expect(card).toContainText("待出貨");
	await expectAccessibleInFull(page);

	const { parcels } = await ship(project.name, orderNo);
	await track(project.name, parcels[0]?.id ?? 0, "outForDelivery");
	await page.reload();
	await arrived(card.getByText("待收貨"));
	await card.getByRole("button", { name: "查看物流" }).click();
	const sheet = await arrived(page.getByRole("dialog"));
	await expect(sheet).toContainText("順豐速運");
	await expect(sheet).toContainText("SF1234567890");
	await expect(sheet).toContainText("派送中");
	await expectAccessible(page);
	await page.keyboard.press("Escape");

	await card.getByRole("button", { name: "確認收貨" }).click();
	await arrived(sheet.getByText("已收到貨品？"));
	await sheet.getByRole("button", { name: "確認收貨" }).click();
	await said(page, "已確認收貨");
	await expect(card).toContainText("已收貨");
	await expect(card.getByRole("button", { name: "確認收貨" })).toHaveCount(0);
	await expect(page.locator("#orders:focus-within")).toBeVisible();
	await expectNoSidewaysScroll(page);
});

test("an order's page says everything: steps, parcels, address, amounts, numbers", async ({
	page,
}, { project }) => {
	await enterAsMember(page);
	const order = await orderOne(page.request, "E_COMMERCE");
	await ship(project.name, order.orderNo);
	await open(page, `/en${detailPath(order.orderNo)}`);
	await arrived(page.getByRole("heading", { name: "Pending receipt" }));
	for (const step of ["Ordered", "Paid", "Shipped"])
		await expect(page.locator(".time-line").first()).toContainText(step);
	const main = page.getByRole("main");
	await expect(main).toContainText("SF1234567890");
	await expect(main).toContainText("陳大文");
	await expect(main).toContainText(order.orderNo);
	const [line] = order.lines;
	await expect(
		main.locator(
			`a[href$="/goods_detail/${line?.goodsId}?sku=${line?.skuId}"]`,
		),
	).toBeVisible();
	await expect(main.locator(".amounts .total .price")).toContainText(
		order.total.split(".")[1] ?? "",
	);
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);
	await page.emulateMedia({ media: "print" });
	await expect(page.locator("header").first()).toBeHidden();
	await expect(page.getByRole("button", { name: /Print/ })).toBeHidden();
	await expect(main).toContainText(order.total.split(".")[1] ?? "");
});

test("orders of one payment stand in one frame with one button, and are cancelled together", async ({
	page,
}) => {
	await enterAsMember(page);
	const master = await orderOfTwo(page.request);
	await open(page, `${listPath}?tab=unpaid`);
	const frame = await arrived(
		page.getByRole("region", { name: "一起付款的訂單" }),
	);
	await expect(frame.locator("[data-order]")).toHaveCount(2);
	const pay = page.getByRole("main").getByRole("link", { name: /^付款/ });
	await expect(pay).toHaveCount(1);
	await expect(pay).toHaveAttribute("href", new RegExp(master.orderNo));
	await expectAccessible(page);
	await frame.getByRole("button", { name: "取消訂單" }).click();
	const dialog = await arrived(page.getByRole("dialog"));
	await dialog.getByRole("button", { name: "確定取消" }).click();
	await said(page, "訂單已取消");
	await arrived(page.getByText("沒有待付款的訂單"));
	await open(page, detailPath(master.orderNo));
	await arrived(page.getByRole("heading", { name: "已取消", level: 2 }));
	for (const { orderNo } of master.orders)
		await expect(page.locator(`a[href$="orderNo=${orderNo}"]`)).toBeVisible();
	await expectAccessible(page);
});

test(
	"a supermarket order waits to be accepted, and says when it has been",
	fullOnly,
	async ({ page }, { project }) => {
		await enterAsMember(page);
		const { orderNo } = await orderOne(page.request, "SUPERMARKET");
		await open(page, detailPath(orderNo));
		await arrived(page.getByRole("heading", { name: "待接單" }));
		await expect(
			page.getByRole("button", { name: "取消並退款" }),
		).toBeVisible();
		await acceptOrder(project.name, orderNo);
		await page.reload();
		await arrived(page.getByText("店舖已接單，正在執貨。"));
		await expect(page.getByRole("button", { name: "取消並退款" })).toHaveCount(
			0,
		);
	},
);

test("tab, words and page live in the address, and going back leads to what was shown", async ({
	page,
}) => {
	await enterAsMember(page);
	const order = await orderOne(page.request, "E_COMMERCE");
	await open(page, `/en${listPath}`);
	const tabs = page.getByRole("navigation", { name: "Orders by status" });
	await arrived(cardOf(page, order.orderNo));
	await expect(
		tabs.getByRole("link", { name: "Waiting for shipment 1" }),
	).toBeVisible();
	await tabs.getByRole("link", { name: "To pay" }).click();
	await expect(page).toHaveURL(/tab=unpaid/);
	await arrived(page.getByText("Nothing waits to be paid"));
	await page.goBack();
	await expect(page).toHaveURL(/order_list$/);
	await expect(cardOf(page, order.orderNo)).toBeVisible();

	const words = page.getByLabel("Search your orders");
	await words.fill("nothing is called so");
	await words.press("Enter");
	await expect(page).toHaveURL(/keyword=nothing/);
	await arrived(page.getByText("No orders for “nothing is called so”"));
	await expect(words).toBeFocused();
	await words.fill(order.orderNo);
	await words.press("Enter");
	await arrived(page.getByText(`1 order for “${order.orderNo}”`));
	await page.reload();
	await arrived(cardOf(page, order.orderNo));
	await expect(words).toHaveValue(order.orderNo);
});

test("what is over leads to its goods once more, and is deleted, by the keyboard alone", async ({
	page,
}) => {
	await enterAsMember(page);
	const { skuId } = (await orderOne(page.request, "E_COMMERCE")).lines[0] ?? {};
	const master = await orderUnpaid(page.request, [
		{ skuId: skuId ?? 0, quantity: 1 },
	]);
	await page.request.post(`/api/front/order/cancel/${master.orderNo}`);
	const orderNo = master.orders[0]?.orderNo ?? "";
	await open(page, listPath);
	const card = await arrived(cardOf(page, orderNo));
	const keys = byKeyboard(page);
	await expect(card.getByRole("link", { name: /再買一次/ })).toHaveAttribute(
		"href",
		`/order/order_confirm_copy?orderNo=${orderNo}`,
	);
	await keys.press(card.getByRole("button", { name: /刪除/ }));
	const dialog = await arrived(page.getByRole("dialog"));
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(card.getByRole("button", { name: /刪除/ })).toBeFocused();
	await page.keyboard.press("Enter");
	await arrived(dialog);
	await keys.press(dialog.getByRole("button", { name: "刪除" }));
	await said(page, "訂單已刪除");
	await expect(card).toHaveCount(0);
});

test.describe("what is refused", () => {
	test.use({ hasRefusals: true });

	test("another's order is not there, and without a number there is nothing to show", async ({
		page,
		browser,
		baseURL,
	}) => {
		const other = await browser.newContext({ baseURL });
		const stranger = await other.newPage();
		await enterAsMember(stranger);
		const { orderNo } = await orderOne(stranger.request, "E_COMMERCE");
		await enterAsMember(page);
		await open(page, detailPath(orderNo));
		await arrived(page.getByText("找不到這張訂單"));
		await expectAccessible(page);
		await open(page, "/users/order_detail");
		await arrived(page.getByText("欠缺訂單編號，未能查看訂單詳情"));
		await other.close();
	});

	test(
		"a list that cannot be read says so, and another try shows it",
		fullOnly,
		async ({ page }) => {
			await enterAsMember(page);
			await page.route("**/api/front/order/list*", (route) =>
				route.fulfill({
					json: { code: 500, message: "", data: null },
				}),
			);
			await open(page, listPath);
			await arrived(page.getByText("訂單暫時未能載入"));
			await page.unroute("**/api/front/order/list*");
			await page.getByRole("button", { name: "再試一次" }).click();
			await arrived(page.getByText("還未有訂單"));
		},
	);
});

test("orders and refunds are behind the sign-in, which leads back to them", async ({
	page,
}) => {
	for (const path of [
		listPath,
		"/users/order_detail?orderNo=SH000000000000000000",
		"/users/refund_confirm?orderNo=SH000000000000000000",
		"/users/refund_list",
		"/order/refund_detail?refundNo=RE000000000000000000",
	]) {
		const answer = await page.request.get(path, { maxRedirects: 0 });
		expect([path, answer.status()]).toEqual([path, 307]);
		expect(answer.headers().location).toMatch(/\/login$/);
	}
});

test("six languages speak of an order", fullOnly, async ({ page }) => {
	await enterAsMember(page);
	const { orderNo } = await orderOne(page.request, "E_COMMERCE");
	for (const prefix of ["", "/en", "/fr", "/th", "/lao", "/es"]) {
		await page.setViewportSize(phone);
		await page.goto(prefix + detailPath(orderNo));
		await arrived(page.locator(".time-line"));
		expect(await page.locator("main").innerText()).not.toMatch(
			/\b(order|refund|checkout)\.[a-z]\w*/,
		);
		await expectNoSidewaysScroll(page);
		await page.goto(prefix + listPath);
		await arrived(cardOf(page, orderNo));
		await expectNoSidewaysScroll(page);
	}
});
