import type { Page } from "@playwright/test";
import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { enterAsMember, findInArea, putIn } from "../support/cart";
import { masterOf } from "../support/checkout";
import { open } from "../support/open";
import { inLocale } from "../support/screens";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

test.use({ hasRefusals: true, viewport: { width: 390, height: 844 } });

const one = ({ skuCount }: { skuCount: number }) => skuCount === 1;

for (const locale of ["zh-CN", "en"] as const)
	test(`in ${locale} on a phone an order is fetched at a store: its code is shown, typed at the counter, and used up`, async ({
		page,
		browser,
	}) => {
		const words = wordsIn(locale);
		await enterAsMember(page);
		await openConfirm(page, locale);
		await chooseStore(page, locale);
		await pay(page, locale);

		const code = await arrived(page.locator("b.code"));
		const typed = (await code.textContent()) ?? "";
		expect(typed).toMatch(/^[2-9A-Z]{4} [2-9A-Z]{4}$/);
		await expectNoSidewaysScroll(page);
		const { orders, freightTotal } = await masterOf(page);
		expect(freightTotal).toBe("0.00");
		const [{ orderNo, store }] = orders as [(typeof orders)[number]];

		const staff = await browser.newPage({
			viewport: { width: 390, height: 844 },
		});
		await signIn(staff.context(), "Operator staff");
		await makeReady(staff, { locale, orderNo });
		await open(staff, inLocale("/console/collecting", locale));
		const { collecting } = words.console;
		const select = await arrived(staff.getByLabel(collecting.store));
		await select.selectOption(String(store?.id));
		const field = staff.getByLabel(collecting.code, { exact: true });
		const press = (name: string) =>
			staff.getByRole("button", { name, exact: true }).click();
		await field.fill("22222222");
		await press(collecting.find);
		await expect(field).toHaveAttribute("aria-invalid", "true");
		await field.fill(typed.toLowerCase());
		await press(collecting.find);
		await arrived(staff.getByText(orderNo));
		await expectAccessible(staff);
		await expectNoSidewaysScroll(staff);
		await press(collecting.handOver);
		await arrived(staff.getByText(collecting.handedOver));

		await open(
			page,
			inLocale(`/users/order_detail?orderNo=${orderNo}`, locale),
		);
		await arrived(
			page.getByRole("heading", { name: words.order.status.received }),
		);
		await expect(page.locator("b.code")).toHaveCount(0);
		await expectNoSidewaysScroll(page);
		await staff.close();
	});

/** Food of the supermarket, at the page that confirms it. */
async function openConfirm(page: Page, locale: "zh-CN" | "en"): Promise<void> {
	const { sku } = await findInArea(page.request, "SUPERMARKET", one);
	await putIn(page.request, [{ skuId: sku.id, quantity: 2 }]);
	const answer = await page.request.post("/api/front/order/pre/order", {
		data: { from: "cart" },
	});
	const { preOrderNo } = (await answer.json()).data;
	await open(page, inLocale(`/order/order_confirm?pre=${preOrderNo}`, locale));
}

async function chooseStore(page: Page, locale: "zh-CN" | "en"): Promise<void> {
	const { checkout, address } = wordsIn(locale);
	const { collecting } = checkout;
	const way = page.getByRole("radio", {
		name: new RegExp(`^${collecting.collect}`),
	});
	await (await arrived(way)).check();
	await arrived(page.getByRole("group", { name: collecting.store }));
	await expect(page.locator(".sum")).toContainText(checkout.sum.collected);
	const who = page.locator("#collector");
	const name = who.getByLabel(address.field.name, { exact: true });
	await (await arrived(name)).fill("陳大文");
	await who.getByLabel(address.field.phone, { exact: true }).fill("91234567");
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);
}

async function pay(page: Page, locale: "zh-CN" | "en"): Promise<void> {
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

interface Waiting {
	locale: "zh-CN" | "en";
	orderNo: string;
}

async function makeReady(staff: Page, { locale, orderNo }: Waiting) {
	const { orders } = wordsIn(locale).console;
	const path = `/console/orders/detail?orderNo=${orderNo}`;
	await open(staff, inLocale(path, locale));
	for (const name of [orders.accept.do, orders.pick.do, orders.ready.do]) {
		const button = staff.getByRole("button", { name, exact: true });
		await (await arrived(button)).click();
	}
	await arrived(staff.getByText(orders.ready.waits));
	await expectNoSidewaysScroll(staff);
}
