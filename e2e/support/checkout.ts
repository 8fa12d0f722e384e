import type { Locator, Page } from "@playwright/test";
import type { MasterOrder } from "../../gateway/contract/sales/order";
import { alive, arrived } from "./alive";
import { cartPath, enterAsMember, findInArea, putIn } from "./cart";
import { inDatabase } from "./database";
import { open } from "./open";
import { expect } from "./test";

export const home = {
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

export async function keepAddress({ request }: Page): Promise<void> {
	const answer = await request.post("/api/front/address/edit", { data: home });
	expect(await answer.json()).toMatchObject({ code: 200 });
}

/** Where goods go as long as no address is chosen. */
export async function keepLocationOfAccount({ request }: Page): Promise<void> {
	const { latitude, longitude } = home;
	const answer = await request.post("/api/front/user/place", {
		data: { latitude, longitude, label: "旺角" },
	});
	expect(await answer.json()).toMatchObject({ code: 200 });
}

/** Two of a goods that has one sku. */
export async function fillCart(
	{ request }: Page,
	cartType: "SUPERMARKET" | "E_COMMERCE" = "E_COMMERCE",
): Promise<void> {
	const one = ({ skuCount }: { skuCount: number }) => skuCount === 1;
	const { sku } = await findInArea(request, cartType, one);
	await putIn(request, [{ skuId: sku.id, quantity: 2 }]);
}

export async function openConfirm(page: Page): Promise<void> {
	await open(page, cartPath);
	const way = page.getByRole("link", { name: /^結帳/ });
	await alive(await arrived(way));
	await way.click();
	await arrived(submitOf(page));
	await expect(page).toHaveURL(/order_confirm\?pre=/);
}

/** A first address, in the page itself; paying saves it. */
export async function writeAddress(
	page: Page,
	realName = home.realName,
): Promise<Locator> {
	const form = await arrived(page.locator("#address form"));
	await form.getByLabel("收件人姓名").fill(realName);
	await form.getByLabel("聯絡電話", { exact: true }).fill("91234567");
	await form
		.getByLabel("地區", { exact: true })
		.selectOption({ label: "油尖旺區" });
	await form.getByLabel("屋苑、大廈或街道及門牌").fill("彌敦道 63 號");
	await form.getByLabel("室或單位").fill("1208");
	return form;
}

/** A member of its own with an address, before what it is about to order; answers its e-mail. */
export async function enterAtConfirm(
	page: Page,
	fill: (page: Page) => Promise<unknown> = fillCart,
): Promise<string> {
	const email = await enterAsMember(page);
	await keepAddress(page);
	await fill(page);
	await openConfirm(page);
	return email;
}

/** Amounts that are still being counted are those of before. */
export async function untilCounted(page: Page): Promise<void> {
	await expect(page.locator(".sum")).toHaveAttribute("aria-busy", "false");
}

/** Orders and pays at once, after one question. */
export function submitOf(page: Page): Locator {
	return page.locator(".sum").getByRole("button", { name: /^付款 HK\$/ });
}

export async function submit(page: Page): Promise<void> {
	await submitOf(page).click();
	await agreeToPay(page);
}

export function agreeToPay(page: Page): Promise<void> {
	return page
		.getByRole("dialog")
		.getByRole("button", { name: "確認付款" })
		.click();
}

export function chooseMethod(page: Page): Promise<void> {
	return page.getByRole("radio", { name: /測試收銀台/ }).check();
}

export async function expectPaymentPage(page: Page): Promise<void> {
	await expect(page).toHaveURL(/order_pay\?orderNo=PT/);
	await arrived(payOf(page));
}

/** What the test cashier is to play: out of the shopper's way until it is asked for. */
export async function chooseOutcome(page: Page, name: string): Promise<void> {
	const outcome = page.getByRole("radio", { name });
	if (!(await outcome.isVisible()))
		await page.locator("summary").locator("visible=true").click();
	await outcome.check();
}

/** From the confirm page on, in one step. */
export async function orderAndPay(
	page: Page,
	outcome = "付款成功",
): Promise<void> {
	await chooseMethod(page);
	await chooseOutcome(page, outcome);
	await submit(page);
}

/** The bank declines at first: the order waits to be paid. */
export async function placeOrder(page: Page): Promise<void> {
	await orderAndPay(page, "銀行拒絕");
	await expectPaymentPage(page);
}

export function payOf(page: Page): Locator {
	return page.getByRole("button", { name: /^付款 HK\$/ });
}

export async function payWith(page: Page, outcome: string): Promise<void> {
	await chooseOutcome(page, outcome);
	await payOf(page).click();
}

export async function expectOutcome(page: Page, title: string): Promise<void> {
	await arrived(page.getByRole("heading", { name: title }));
}

export function orderNoOf(page: Page): string {
	return new URL(page.url()).searchParams.get("orderNo") ?? "";
}

/** Of the order whose page is open, as the gateway keeps it. */
export async function masterOf(page: Page): Promise<MasterOrder> {
	const no = orderNoOf(page);
	const path = `/api/front/order/master/detail/${no}`;
	return (await (await page.request.get(path)).json()).data;
}

/** Amount that stands there once it is counted, as the protocol writes it. */
export async function amountIn(place: Locator): Promise<string> {
	// The router keeps the page before this one, hidden.
	const shown = place.locator("visible=true");
	await expect
		.poll(() => shown.evaluate((part) => part.closest("[aria-busy=true]")))
		.toBeNull();
	const text = (await shown.textContent()) ?? "";
	const [, amount = ""] = /HK\$([\d,]+\.\d\d)/.exec(text) ?? [];
	return amount.replaceAll(",", "");
}

/** Every order that this account ever made. */
export function ordersOf(shopName: string, email: string) {
	return inDatabase<{ no: string; total: string; charges: number }>(
		shopName,
		`select no, total, (
			select count(*)::int from payment
			where master_id = master_order.id and state = 'succeeded'
		) as charges
		from master_order join account on account.id = account_id
		where email = $1 order by master_order.id`,
		[email],
	);
}
