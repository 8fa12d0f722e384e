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

test.use({ hasRefusals: true });

for (const [locale, width] of [
	["zh-CN", 390],
	["en", 1440],
] as const)
	test(`in ${locale} at ${width} a parcel goes to a store: booked by its number, handed over by its code, and used up`, async ({
		page,
		browser,
	}) => {
		const viewport = { width, height: 900 };
		await page.setViewportSize(viewport);
		const words = wordsIn(locale);
		await enterAsMember(page);
		await openConfirmOf(page, "E_COMMERCE", locale);
		const store = await chooseStore(page, locale);
		await payByTest(page, locale);
		const { orders, freightTotal } = await masterOf(page);
		expect(freightTotal).toBe("0.00");
		const [{ orderNo }] = orders as [(typeof orders)[number]];

		const staff = await browser.newPage({ viewport });
		await signIn(staff.context(), "Operator staff");
		await ship(staff, { locale, orderNo });
		await open(staff, inLocale("/console/collecting", locale));
		const { collecting } = words.console;
		const select = await arrived(staff.getByLabel(collecting.store));
		await select.selectOption(String(store));
		await book(staff, { locale, orderNo });
		await expectAccessible(staff);
		await expectNoSidewaysScroll(staff);

		const detail = inLocale(`/users/order_detail?orderNo=${orderNo}`, locale);
		await open(page, detail);
		const code = await arrived(page.locator("b.code"));
		const typed = (await code.textContent()) ?? "";
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);

		await staff.getByLabel(collecting.code, { exact: true }).fill(typed);
		const press = async (name: string) =>
			(await arrived(staff.getByRole("button", { name, exact: true }))).click();
		await press(collecting.find);
		await press(collecting.handOver);
		await arrived(staff.getByText(collecting.handedOver));
		await open(page, detail);
		await arrived(
			page.getByRole("heading", { name: words.order.status.received }),
		);
		await expect(page.locator("b.code")).toHaveCount(0);
		await staff.close();
	});

/** The one that takes parcels; answers its number. */
async function chooseStore(page: Page, locale: "zh-CN" | "en") {
	const { checkout } = wordsIn(locale);
	const answer = await page.request.get("/api/front/collection-point/list");
	const { data } = await answer.json();
	const store = data.find(({ kind }: { kind: string }) => kind === "store");
	const way = page.getByRole("radio", {
		name: new RegExp(`^${checkout.point.collect}`),
	});
	await (await arrived(way)).check();
	const named = await nameOf(page, locale, store.id);
	const places = page.getByRole("group", { name: checkout.point.place });
	const point = places.getByRole("radio", { name: new RegExp(`^${named}`) });
	await (await arrived(point)).check();
	await nameCollector(page, locale);
	return store.id as number;
}

/** What the store is called on this page. */
async function nameOf(page: Page, locale: string, id: number) {
	const answer = await page.request.get(`/api/front/store/detail/${id}`, {
		headers: { "accept-language": locale },
	});
	return (await answer.json()).data.name as string;
}

interface Sent {
	locale: "zh-CN" | "en";
	orderNo: string;
}

async function ship(staff: Page, { locale, orderNo }: Sent) {
	const { order, console: words } = wordsIn(locale);
	const path = `/console/orders/detail?orderNo=${orderNo}`;
	await open(staff, inLocale(path, locale));
	const courier = staff.getByLabel(order.parcel.courier, { exact: true });
	const field = courier.and(staff.locator("input:not([type=radio])"));
	await (await arrived(field)).fill("SF Express");
	await staff
		.getByLabel(order.parcel.tracking, { exact: true })
		.fill(`T${orderNo}`);
	const name = words.orders.ship.do;
	await staff.getByRole("button", { name, exact: true }).click();
	await arrived(staff.getByText(words.orders.ship.done).first());
}

async function book(staff: Page, { locale, orderNo }: Sent) {
	const { collecting } = wordsIn(locale).console;
	const field = await arrived(
		staff.getByLabel(collecting.parcelNo, { exact: true }),
	);
	const press = (name: string) =>
		staff.getByRole("button", { name, exact: true }).click();
	await field.fill("NOBODYS");
	await press(collecting.findParcel);
	await expect(field).toHaveAttribute("aria-invalid", "true");
	await field.fill(`T${orderNo}`);
	await press(collecting.findParcel);
	await arrived(staff.getByText(orderNo, { exact: true }));
	await press(collecting.arrived);
	await arrived(staff.getByText(collecting.parcelState.waiting));
}
