import type { Locator } from "@playwright/test";
import { arrived } from "../support/alive";
import { findGoods, putIn, storedCart } from "../support/cart";
import {
	amountIn,
	chooseMethod,
	chooseOutcome,
	enterAtConfirm,
	expectOutcome,
	expectPaymentPage,
	fillCart,
	masterOf,
	openConfirm,
	orderAndPay,
	orderNoOf,
	ordersOf,
	payOf,
	payWith,
	placeOrder,
	submit,
	submitOf,
} from "../support/checkout";
import { fullOnly } from "../support/extent";
import { holdRequests } from "../support/hold-requests";
import { open, untilAlive } from "../support/open";
import { expect, test } from "../support/test";

test.use({ hasRefusals: true });

test("a double click asks once, and a double answer makes one order that is paid once", async ({
	page,
}, { project }) => {
	const email = await enterAtConfirm(page);
	await chooseMethod(page);
	await submitOf(page).dblclick();
	await page.getByRole("button", { name: "確認付款" }).dblclick();
	await expectOutcome(page, "付款成功");
	expect(await ordersOf(project.name, email)).toMatchObject([{ charges: 1 }]);
});

test("Enter held where an order is paid pays it once", async ({ page }, {
	project,
}) => {
	const email = await enterAtConfirm(page);
	await placeOrder(page);
	let payments = 0;
	page.on("request", (request) => {
		if (request.url().endsWith("/pay/payment")) payments += 1;
	});
	await chooseOutcome(page, "付款成功");
	await payOf(page).focus();
	// As a key that is held repeats itself.
	for (let repeats = 0; repeats < 8; repeats += 1)
		await page.keyboard.down("Enter");
	await page.keyboard.up("Enter");
	await expectOutcome(page, "付款成功");
	expect(payments).toBe(1);
	expect(await ordersOf(project.name, email)).toMatchObject([{ charges: 1 }]);
});

test("back from the payment page the confirm page leads to the payment, and back from the result nothing is to be paid", async ({
	page,
}, { project }) => {
	const email = await enterAtConfirm(page);
	await placeOrder(page);
	await page.goBack();
	await expect(page).toHaveURL(/order_confirm/);
	await (await arrived(page.getByRole("link", { name: "前往付款" }))).click();
	await expectPaymentPage(page);
	await payWith(page, "付款成功");
	await expectOutcome(page, "付款成功");
	await page.goBack();
	await expect(page).toHaveURL(/order_pay/);
	await expectOutcome(page, "付款成功");
	await expect(payOf(page)).toHaveCount(0);
	await page.reload();
	await expectOutcome(page, "付款成功");
	expect(await ordersOf(project.name, email)).toMatchObject([{ charges: 1 }]);
});

test(
	"of two tabs at one payment page the second one shows the paid order",
	fullOnly,
	async ({ page, context }, { project }) => {
		const email = await enterAtConfirm(page);
		await placeOrder(page);
		const other = await context.newPage();
		await open(other, page.url());
		await arrived(payOf(other));
		await payWith(page, "付款成功");
		await expectOutcome(page, "付款成功");
		await payWith(other, "付款成功");
		await expectOutcome(other, "付款成功");
		await expect(payOf(other)).toHaveCount(0);
		expect(await ordersOf(project.name, email)).toMatchObject([{ charges: 1 }]);
	},
);

test("two tabs that click at once pay once, and both end at the paid order", async ({
	page,
	context,
}, { project }) => {
	const email = await enterAtConfirm(page);
	await placeOrder(page);
	const other = await context.newPage();
	await open(other, page.url());
	await arrived(payOf(other));
	await Promise.all([payOf(page).click(), payOf(other).click()]);
	await expectOutcome(page, "付款成功");
	await expectOutcome(other, "付款成功");
	expect(await ordersOf(project.name, email)).toMatchObject([{ charges: 1 }]);
});

test(
	"two tabs each order what they show, and what one has ordered has left the cart of the other",
	fullOnly,
	async ({ page, context, request }, { project }) => {
		const [first, second] = await Promise.all(
			[152, 156].map((id) => findGoods(request, id)),
		);
		const fill = (goods: typeof first) =>
			putIn(page.request, [{ skuId: goods?.skus[0]?.id ?? 0, quantity: 1 }]);
		const email = await enterAtConfirm(page, () => fill(first));
		await fill(second);
		const other = await context.newPage();
		await openConfirm(other);
		const shown = await amountIn(page.locator(".go .price"));
		await placeOrder(page);
		expect((await masterOf(page)).total).toBe(shown);

		const left = await storedCart(page.request);
		expect(
			left.groups.flatMap(({ lines }) => lines.map(({ goodsId }) => goodsId)),
		).toEqual([second?.id]);
		await open(other, "/order/order_confirm");
		await arrived(submitOf(other));
		await untilAlive(other);
		await placeOrder(other);
		expect(orderNoOf(other)).not.toBe(orderNoOf(page));
		const orders = await ordersOf(project.name, email);
		expect(orders.map(({ no }) => no)).toEqual([
			orderNoOf(page),
			orderNoOf(other),
		]);
		const [line] = (await masterOf(other)).orders.flatMap(({ lines }) => lines);
		expect(line?.goodsId).toBe(second?.id);
	},
);

test("an order whose answer is lost is made once, however often it is sent", async ({
	page,
}, { project }) => {
	const email = await enterAtConfirm(page, fillCart);
	await chooseMethod(page);
	await page.route("**/order/create", async (route) => {
		await route.fetch();
		const json = { code: 500, message: "", data: null };
		await route.fulfill({ status: 200, json });
	});
	await submit(page);
	await expect(
		page.getByText("未收到回覆，未能確定訂單是否成立"),
	).toBeVisible();
	await page.unroute("**/order/create");
	await submit(page);
	await expectOutcome(page, "付款成功");
	expect(await ordersOf(project.name, email)).toMatchObject([
		{ no: orderNoOf(page), charges: 1 },
	]);
});

test("an order whose payment did not begin is told, and paid once from the payment page", async ({
	page,
}, { project }) => {
	const email = await enterAtConfirm(page);
	await page.route("**/pay/payment", (route) =>
		route.fulfill({
			status: 200,
			json: { code: 500, message: "", data: null },
		}),
	);
	await orderAndPay(page);
	await expectPaymentPage(page);
	await expect(
		page.getByText("訂單已成立。是否已付款，請看本頁"),
	).toBeVisible();
	expect(await ordersOf(project.name, email)).toMatchObject([{ charges: 0 }]);
	await page.unroute("**/pay/payment");
	await payWith(page, "付款成功");
	await expectOutcome(page, "付款成功");
	expect(await ordersOf(project.name, email)).toMatchObject([{ charges: 1 }]);
});

test("a page that is loaded again while its order is being paid leads to that order", async ({
	page,
}, { project }) => {
	const email = await enterAtConfirm(page);
	const letGo = await holdRequests(page, "**/pay/payment");
	await chooseMethod(page);
	const placed = page.waitForResponse("**/order/create");
	await submit(page);
	await placed;
	await page.reload();
	letGo();
	await (await arrived(page.getByRole("link", { name: "前往付款" }))).click();
	await expectPaymentPage(page);
	await payWith(page, "付款成功");
	await expectOutcome(page, "付款成功");
	expect(await ordersOf(project.name, email)).toMatchObject([{ charges: 1 }]);
});

test("while an order is being made its button can be read, under the pointer too", async ({
	page,
}) => {
	await enterAtConfirm(page);
	await chooseMethod(page);
	const letGo = await holdRequests(page, "**/order/create");
	await submit(page);
	const button = page.getByRole("button", { name: "正在提交" });
	await button.hover();
	const underPointer = await colourBehind(button);
	await page.mouse.move(0, 0);
	await expect.poll(() => colourBehind(button)).toBe(underPointer);
	letGo();
	await expectOutcome(page, "付款成功");
});

const colourBehind = (element: Locator): Promise<string> =>
	element.evaluate((one) => getComputedStyle(one).backgroundColor);
