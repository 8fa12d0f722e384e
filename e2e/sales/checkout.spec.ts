import { expectNoSidewaysScroll } from "../support/accessible";
import { arrived } from "../support/alive";
import { enterAsMember } from "../support/cart";
import {
	chooseMethod,
	enterAtConfirm,
	fillCart,
	keepAddress,
	openConfirm,
	submitOf,
} from "../support/checkout";
import { fullOnly } from "../support/extent";
import { open } from "../support/open";
import { expect, test } from "../support/test";

test.use({ hasRefusals: true });

test(
	"what is decided and typed outlives a reload",
	fullOnly,
	async ({ page }) => {
		await enterAtConfirm(page);
		await page.getByLabel("給商戶的備註").fill("請小心輕放");
		await chooseMethod(page);
		await page.reload();
		await expect(page.getByLabel("給商戶的備註")).toHaveValue("請小心輕放");
		await expect(page.getByRole("radio", { name: /測試收銀台/ })).toBeChecked();
	},
);

test("without an address there is no order, and what it lacks is named where it is written; a lone way to pay is chosen", async ({
	page,
}) => {
	await enterAsMember(page);
	await fillCart(page);
	await openConfirm(page);
	const form = await arrived(page.locator("#address form"));
	await submitOf(page).click();
	await expect(form.locator(".summary")).toBeFocused();
	await expect(form.locator(".summary")).toContainText("請輸入收件人姓名");
	await expectNoSidewaysScroll(page);
	await keepAddress(page);
	await page.reload();
	await arrived(page.getByText("彌敦道").first());
	await expect(page.getByRole("radio", { name: /測試收銀台/ })).toBeChecked();
	await expectNoSidewaysScroll(page);
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
