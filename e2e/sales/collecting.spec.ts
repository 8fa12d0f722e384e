import type { Page } from "@playwright/test";
import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { enterAsMember } from "../support/cart";
import { masterOf } from "../support/checkout";
import { nameCollector, openConfirmOf, payByTest } from "../support/collect";
import { open } from "../support/open";
import { inLocale } from "../support/screens";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

test.use({ hasRefusals: true, viewport: { width: 390, height: 844 } });

for (const locale of ["zh-CN", "en"] as const)
	test(`in ${locale} on a phone an order is fetched at a store: its code is shown, typed at the counter, and used up`, async ({
		page,
		browser,
	}) => {
		const words = wordsIn(locale);
		await enterAsMember(page);
		await openConfirmOf(page, "SUPERMARKET", locale);
		await chooseStore(page, locale);
		await payByTest(page, locale);

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

async function chooseStore(page: Page, locale: "zh-CN" | "en"): Promise<void> {
	const { checkout } = wordsIn(locale);
	const { collecting } = checkout;
	const way = page.getByRole("radio", {
		name: new RegExp(`^${collecting.collect}`),
	});
	await (await arrived(way)).check();
	await arrived(page.getByRole("group", { name: collecting.store }));
	await expect(page.locator(".sum")).toContainText(checkout.sum.collected);
	await nameCollector(page, locale);
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
