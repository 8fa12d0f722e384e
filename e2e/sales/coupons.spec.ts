import type { APIRequestContext, Page } from "@playwright/test";
import type { Coupon } from "../../gateway/contract/sales/coupon";
import {
	expectAccessible,
	expectAccessibleInFull,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { enterAsMember } from "../support/cart";
import { fullOnly } from "../support/extent";
import { loginDialog, password, registerByCalls } from "../support/login";
import { open } from "../support/open";
import { expect, test } from "../support/test";

const phone = { width: 390, height: 844 };
const listPath = "/users/coupon_list";

/** One that a merchant gives. */
async function merchantCoupon(request: APIRequestContext): Promise<Coupon> {
	const answer = await request.get("/api/front/coupons?limit=50");
	const { list } = (await answer.json()).data as { list: Coupon[] };
	const found = list.find(({ merchant }) => merchant !== null);
	if (!found) throw new Error("No merchant gives a coupon");
	return found;
}

const shopPath = ({ merchant }: Coupon) =>
	`/merchant/storeCoupon?id=${merchant?.id}`;
const offerOf = (page: Page, { name }: Coupon) =>
	page.locator(".coupon").filter({ hasText: name });

test("a member collects a merchant's coupon, finds it again and is led to use it", async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await enterAsMember(page);
	await open(page, listPath);
	await arrived(page.getByText("暫時沒有可用的優惠券"));
	await expectAccessibleInFull(page);

	const coupon = await merchantCoupon(page.request);
	await open(page, shopPath(coupon));
	await expectAccessibleInFull(page);
	await expectNoSidewaysScroll(page);
	const offer = offerOf(page, coupon);
	await offer.getByRole("button").click();
	await expect(offer.getByRole("button")).toHaveText("已領取");
	await page.reload();
	await expect(offer.getByRole("button")).toHaveText("已領取");

	await open(page, listPath);
	const own = await arrived(offerOf(page, coupon));
	await expect(own.locator(".time")).toContainText(/到期|尚餘|有效至/);
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);
	await own.getByRole("link").click();
	await page.waitForURL(/goods|merchant|mall/);
});

test(
	"a visitor who wants a coupon signs in, and then has it",
	fullOnly,
	async ({ page, playwright, baseURL }) => {
		const elsewhere = await playwright.request.newContext({ baseURL });
		const email = await registerByCalls(elsewhere);
		const coupon = await merchantCoupon(elsewhere);
		await open(page, shopPath(coupon));
		await offerOf(page, coupon).getByRole("button").click();
		const dialog = await arrived(loginDialog(page));
		await expect(dialog).toContainText("領取優惠券");
		// Signed in the short way: what follows is what the dialog does in the end.
		const answer = await page.request.post("/api/front/login/email", {
			data: { email, password },
		});
		expect((await answer.json()).code).toBe(200);
		await page.reload();
		await expect(offerOf(page, coupon).getByRole("button")).toHaveText(
			"已領取",
		);
		await elsewhere.dispose();
	},
);

test("tabs are addresses, in English too", fullOnly, async ({ page }) => {
	await enterAsMember(page);
	await open(page, `/en${listPath}`);
	await page.getByRole("link", { name: "Used or expired" }).click();
	await page.waitForURL(/type=unusable/);
	await arrived(page.getByText("No coupon was used or has expired"));
	await page.goBack();
	await arrived(page.getByText("You have no coupons to use"));
	await expectAccessibleInFull(page);
});

test(
	"what could not be loaded is asked for again",
	fullOnly,
	async ({ page }) => {
		await enterAsMember(page);
		await page.route("**/api/front/coupon/list*", (route) =>
			route.fulfill({ json: { code: 500, message: "", data: null } }),
		);
		await open(page, listPath);
		const retry = await arrived(page.getByRole("button", { name: "再試一次" }));
		await page.unroute("**/api/front/coupon/list*");
		await retry.click();
		await arrived(page.getByText("暫時沒有可用的優惠券"));
	},
);
