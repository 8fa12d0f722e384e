import type { Page } from "@playwright/test";
import type { Quote } from "../gateway/contract/checkout";
import { expectAccessible, expectNoSidewaysScroll } from "./support/accessible";
import { alive, arrived } from "./support/alive";
import { cartPath, enterAsMember, findInArea, putIn } from "./support/cart";
import { open } from "./support/open";
import { expect, test } from "./support/test";

const one = ({ skuCount }: { skuCount: number }) => skuCount === 1;

const home = {
	realName: "陳大文",
	countryCode: "+852",
	phone: "91234567",
	country: "HK",
	district: "yau-tsim-mong",
	detail: "彌敦道 700 號",
	floor: "8",
	houseNumber: "A",
	latitude: 22.3193,
	longitude: 114.1694,
	isDefault: true,
};

async function keepAddress({ request }: Page) {
	const answer = await request.post("/api/front/address/edit", { data: home });
	expect(await answer.json()).toMatchObject({ code: 200 });
}

async function fillCart(
	page: Page,
	cartType: "SUPERMARKET" | "E_COMMERCE",
): Promise<void> {
	const { sku } = await findInArea(page.request, cartType, one);
	await putIn(page.request, [{ skuId: sku.id, quantity: 2 }]);
}

async function openConfirm(page: Page): Promise<void> {
	await open(page, cartPath);
	const way = page.getByRole("link", { name: /^結帳/ });
	await alive(await arrived(way));
	await way.click();
	await arrived(page.getByRole("button", { name: "提交訂單" }));
	await expect(page).toHaveURL(/order_confirm\?pre=/);
}

const submit = (page: Page) =>
	page.getByRole("button", { name: "提交訂單" }).click();

async function placeOrder(page: Page): Promise<void> {
	await page.getByRole("radio", { name: /測試收銀台/ }).check();
	await submit(page);
	await expect(page).toHaveURL(/order_pay\?orderNo=PT/);
}

async function payWith(page: Page, outcome: string): Promise<void> {
	await arrived(page.getByText("這是測試收銀台，不會收取任何款項。"));
	await page.getByRole("radio", { name: outcome }).check();
	await page.getByRole("button", { name: /^付款 HK\$/ }).click();
}

test.use({ hasRefusals: true });

test("a member pays for goods of the mall, from the cart to the result", async ({
	page,
}) => {
	await enterAsMember(page);
	await keepAddress(page);
	await fillCart(page, "E_COMMERCE");
	await openConfirm(page);
	await expectAccessible(page, "main");
	await page.getByLabel("給商戶的備註").fill("請小心輕放");
	await page.reload();
	await expect(page.getByLabel("給商戶的備註")).toHaveValue("請小心輕放");
	await placeOrder(page);
	await expectAccessible(page, "main");
	await payWith(page, "付款成功");
	await expect(page).toHaveURL(/payment_result\?orderNo=PT/);
	await arrived(page.getByRole("heading", { name: "付款成功" }));
	await expectAccessible(page, "main");
	await page.reload();
	await arrived(page.getByRole("heading", { name: "付款成功" }));
});

test("without address and payment method there is no order, and each is named where it is chosen", async ({
	page,
}) => {
	await enterAsMember(page);
	await fillCart(page, "E_COMMERCE");
	await openConfirm(page);
	await submit(page);
	await expect(page.getByText("請選擇送貨地址")).toBeVisible();
	await expect(page.getByRole("button", { name: "新增地址" })).toBeFocused();
	await keepAddress(page);
	await page.reload();
	await arrived(page.getByText("彌敦道").first());
	await submit(page);
	await expect(page.getByText("請選擇付款方式")).toBeVisible();
	await expectNoSidewaysScroll(page);
});

test("supermarket goods are ordered for a slot", async ({ page }) => {
	await enterAsMember(page);
	await keepAddress(page);
	await fillCart(page, "SUPERMARKET");
	await page.request.post("/api/front/user/place", {
		data: {
			latitude: home.latitude,
			longitude: home.longitude,
			district: home.district,
		},
	});
	const answer = await page.request.post("/api/front/order/pre/order", {
		data: { from: "cart" },
	});
	const { preOrderNo } = (await answer.json()).data;
	await open(page, `/order/order_confirm?pre=${preOrderNo}`);
	await page.getByRole("radio", { name: /測試收銀台/ }).check();
	await submit(page);
	await expect(page.getByText("請選擇送貨時段")).toBeVisible();
	await page.getByRole("tab").nth(1).click();
	await page.locator("label.slot[data-state=open] input").last().check();
	await expect(page.getByText("請選擇送貨時段")).toHaveCount(0);
	await expectAccessible(page, "main");
	await submit(page);
	await expect(page).toHaveURL(/order_pay\?orderNo=PT/);
});

test("what is declined says so, and another try goes through", async ({
	page,
}) => {
	await enterAsMember(page);
	await keepAddress(page);
	await fillCart(page, "E_COMMERCE");
	await openConfirm(page);
	await placeOrder(page);
	await payWith(page, "銀行拒絕");
	await expect(page.getByRole("alert").first()).toBeVisible();
	await expect(page).toHaveURL(/order_pay/);
	await payWith(page, "付款成功");
	await arrived(page.getByRole("heading", { name: "付款成功" }));
});

test("a charge that nobody knows of yet is confirmed, never called a failure", async ({
	page,
}) => {
	await enterAsMember(page);
	await keepAddress(page);
	await fillCart(page, "E_COMMERCE");
	await openConfirm(page);
	await placeOrder(page);
	await payWith(page, "幾秒後才確認");
	await arrived(page.getByRole("heading", { name: "正在確認付款" }));
	await arrived(page.getByRole("heading", { name: "付款成功" }));
});

test("a double click makes one order, and going back leads to its payment", async ({
	page,
}) => {
	await enterAsMember(page);
	await keepAddress(page);
	await fillCart(page, "E_COMMERCE");
	await openConfirm(page);
	let creations = 0;
	page.on("request", (request) => {
		if (request.url().endsWith("/order/create")) creations += 1;
	});
	await page.getByRole("radio", { name: /測試收銀台/ }).check();
	await page.getByRole("button", { name: "提交訂單" }).dblclick();
	await expect(page).toHaveURL(/order_pay\?orderNo=PT/);
	expect(creations).toBe(1);
	await page.goBack();
	await page.reload();
	await arrived(page.getByRole("link", { name: "前往付款" }));
});

test("a session that ends in mid checkout loses nothing that was typed", async ({
	page,
	context,
}) => {
	await enterAsMember(page);
	await fillCart(page, "E_COMMERCE");
	await openConfirm(page);
	const note = page.getByLabel("給商戶的備註").first();
	await note.fill("放在門口");
	await context.clearCookies();
	await page.getByRole("radio", { name: /測試收銀台/ }).check();
	await submit(page);
	await arrived(page.getByRole("dialog"));
	await expect(note).toHaveValue("放在門口");
});

test("another's pre-order and another's payment are not there", async ({
	page,
}) => {
	await enterAsMember(page);
	await open(
		page,
		"/order/order_confirm?pre=00000000-0000-4000-8000-000000000000",
	);
	await arrived(page.getByText("找不到這張訂單，請由購物車再結帳"));
	await open(page, "/order/payment_result?orderNo=PT000000000000000000");
	await arrived(page.getByText("找不到這張訂單"));
	await open(page, "/order/payment_result");
	await arrived(page.getByText("連結不完整，未能查看付款狀態"));
});

test("the total of the page is the gateway's", async ({ page }) => {
	await enterAsMember(page);
	await keepAddress(page);
	await fillCart(page, "E_COMMERCE");
	await openConfirm(page);
	const pre = new URL(page.url()).searchParams.get("pre");
	const answer = await page.request.get(`/api/front/order/load/pre/${pre}`);
	const { total } = (await answer.json()).data as Quote;
	const [whole] = total.split(".");
	await expect(page.locator(".go .price")).toContainText(
		Number(whole).toLocaleString("en"),
	);
});
