import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { countOf } from "../support/cart";
import {
	enterAtConfirm,
	expectOutcome,
	fillCart,
	keepLocationOfAccount,
	masterOf,
	orderNoOf,
	payWith,
	placeOrder,
} from "../support/checkout";
import { open } from "../support/open";
import { expect, test } from "../support/test";

test("whoever has paid sees what comes when and where, where news go, no step left and an empty cart; the order's page is a receipt on paper", async ({
	page,
}) => {
	const email = await enterAtConfirm(page, async () => {
		await keepLocationOfAccount(page);
		await fillCart(page, "SUPERMARKET");
	});
	await placeOrder(page);
	const steps = page.getByRole("list", { name: "結帳步驟" });
	await expect(steps.locator("[aria-current=step]")).toHaveText(/付款/);
	await payWith(page, "付款成功");
	await expectOutcome(page, "付款成功");
	const main = page.locator("main:visible");
	const { orders, total } = await masterOf(page);
	const [line] = orders[0]?.lines ?? [];
	await expect(main).toContainText(line?.name ?? "?");
	await expect(main).toContainText("彌敦道 700 號");
	await expect(main).toContainText(email);
	await expect(main).toContainText("店舖收到訂單");
	await expect(
		main.getByText(/\d\d:00–\d\d:00/, { exact: false }).first(),
	).toBeVisible();
	await expect(steps.locator("[aria-current]")).toHaveCount(0);
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);

	const orderNo = orderNoOf(page);
	await main.getByRole("link", { name: "繼續購物" }).click();
	await arrived(
		page.locator('a[href*="/order/shopping_cart"]:visible').first(),
	);
	await expect(countOf(page)).toHaveCount(0);

	await open(page, `/users/order_detail?orderNo=${orderNo}`);
	const print = await arrived(page.getByRole("button", { name: "列印收據" }));
	await page.emulateMedia({ media: "print" });
	await expect(print).toBeHidden();
	const head = page.locator(".paper-only");
	await expect(head).toBeVisible();
	await expect(head).toContainText(/海港市集.*收據/s);
	const facts = page.locator("[aria-labelledby=facts]");
	for (const words of [orderNo, "測試收銀台"])
		await expect(facts.getByText(words)).toBeVisible();
	await expect(page.locator("main")).toContainText(total.split(".")[1] ?? "?");
	await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
});
