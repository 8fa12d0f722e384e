import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { describeLocale, localeCodes } from "../gateway/contract/locale";
import { expectAccessible, expectNoSidewaysScroll } from "./support/accessible";
import { enterAsMember } from "./support/cart";
import { orderOfTwo, orderOne } from "./support/order";
import { orderReceived } from "./support/receive";
import { inLocale } from "./support/screens";
import {
	addressesOf,
	type OrderNumbers,
	type SpecifiedRoute,
	specifiedRoutes,
} from "./support/specified-routes";
import { expect, test } from "./support/test";

// An order of nothing, and a card where the shop takes none, are refused: the pages say so.
test.use({ hasRefusals: true });

const openRoutes = specifiedRoutes.filter((route) => !route.isProtected);
const protectedRoutes = specifiedRoutes.filter((route) => route.isProtected);

for (const locale of localeCodes)
	test(`every open route answers whole in ${locale}`, async ({ request }) => {
		for (const address of openRoutes.flatMap((route) => addressesOf(route))) {
			const path = inLocale(address, locale);
			const response = await request.get(path, { maxRedirects: 0 });
			expect.soft(response.status(), path).toBe(200);
			const html = await response.text();
			expect
				.soft(html, path)
				.toContain(`<html lang="${describeLocale(locale).language}"`);
			expect.soft(html, path).toMatch(/<title>[^<]+<\/title>/);
		}
	});

for (const locale of localeCodes)
	test(`strangers on a protected route are led to sign in, and back, in ${locale}`, async ({
		request,
	}) => {
		for (const address of protectedRoutes.flatMap((route) =>
			addressesOf(route),
		)) {
			const path = inLocale(address, locale);
			const response = await request.get(path, { maxRedirects: 0 });
			expect.soft(response.status(), path).toBe(307);
			const { location = "", "set-cookie": cookie = "" } = response.headers();
			expect
				.soft(new URL(location, "http://shop").pathname, path)
				.toBe(inLocale("/login", locale));
			const [, back = ""] = /fromPath=([^;]*)/.exec(cookie) ?? [];
			expect.soft(decodeURIComponent(back)).toBe(path);
		}
	});

/** One heading, a title, nothing broken, nothing wider than its screen. */
async function expectWhole(page: Page, path: string): Promise<void> {
	await page.goto(path);
	const heading = page.getByRole("heading", { level: 1 });
	await expect.soft(heading, path).toHaveCount(1);
	await expect.soft(page, path).toHaveTitle(/\S/);
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);
	await page.setViewportSize({ width: 390, height: 844 });
}

for (const locale of localeCodes)
	test(`every open route is whole on a phone in ${locale}`, async ({
		page,
	}) => {
		test.slow();
		await page.setViewportSize({ width: 390, height: 844 });
		for (const address of openRoutes.flatMap((route) => addressesOf(route)))
			await test.step(address, () =>
				expectWhole(page, inLocale(address, locale)),
			);
	});

for (const locale of localeCodes)
	test(`every protected route is whole for its member, on a phone in ${locale}`, async ({
		page,
	}, { project }) => {
		test.slow();
		await page.setViewportSize({ width: 390, height: 844 });
		await enterAsMember(page);
		const numbers = await makeOrders(page.request, project.name);
		for (const route of protectedRoutes)
			for (const address of addressesOf(route, numbers))
				await test.step(address, () =>
					expectProtected(page, route, inLocale(address, locale)),
				);
	});

async function expectProtected(
	page: Page,
	{ leadsTo }: SpecifiedRoute,
	path: string,
): Promise<void> {
	await expectWhole(page, path);
	if (leadsTo) await expect(page).toHaveURL(new RegExp(`${leadsTo}$`));
	await expect(page).not.toHaveURL(/\/login/);
}

/** What the pages of orders, refunds and reviews are about. */
async function makeOrders(
	request: APIRequestContext,
	shop: string,
): Promise<OrderNumbers> {
	const received = await orderReceived(request, shop);
	const paid = await orderOne(request, "E_COMMERCE");
	const [line] = paid.lines;
	const asked = await request.post("/api/front/order/refund", {
		headers: { "idempotency-key": randomUUID() },
		data: {
			orderNo: paid.orderNo,
			lines: [{ lineId: line?.id, quantity: 1 }],
			reason: "changedMind",
		},
	});
	const { code, data } = await asked.json();
	expect(code).toBe(200);
	const unpaid = await orderOfTwo(request);
	return {
		unpaid: unpaid.orderNo,
		paid: paid.orderNo,
		received: received.orderNo,
		refund: data.refundNo,
	};
}
