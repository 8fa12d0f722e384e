import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./accessible";
import { arrived } from "./alive";
import { fillCart } from "./checkout";
import { open } from "./open";
import { inLocale } from "./screens";
import { expect } from "./test";
import { wordsIn } from "./words";

type Locale = "zh-CN" | "en";

/** Goods of an area, at the page that confirms them. */
export async function openConfirmOf(
	page: Page,
	cartType: Parameters<typeof fillCart>[1],
	locale: Locale,
): Promise<void> {
	await fillCart(page, cartType);
	const answer = await page.request.post("/api/front/order/pre/order", {
		data: { from: "cart" },
	});
	const { preOrderNo } = (await answer.json()).data;
	await open(page, inLocale(`/order/order_confirm?pre=${preOrderNo}`, locale));
}

/** Who comes for the goods. */
export async function nameCollector(page: Page, locale: Locale): Promise<void> {
	const { field } = wordsIn(locale).address;
	const who = page.locator("#collector");
	const name = who.getByLabel(field.name, { exact: true });
	await (await arrived(name)).fill("陳大文");
	await who.getByLabel(field.phone, { exact: true }).fill("91234567");
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);
}

/** By the test cashier, to the page of the result. */
export async function payByTest(page: Page, locale: Locale): Promise<void> {
	const { checkout } = wordsIn(locale);
	await page
		.getByRole("radio", { name: new RegExp(checkout.method.local) })
		.check();
	const [press = ""] = checkout.pay.pay.split("{");
	await page
		.locator(".sum")
		.getByRole("button", { name: new RegExp(`^${press}`) })
		.click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: checkout.ask.yes }).click();
	await expect(page).toHaveURL(/payment_result/);
}
