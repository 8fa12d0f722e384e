import type { Page } from "@playwright/test";
import {
	expectAccessible,
	expectAccessibleInFull,
} from "../support/accessible";
import { alive, arrived } from "../support/alive";
import { enterAsMember, findInArea, putIn, storedCart } from "../support/cart";
import { expectOutcome, submit, submitOf } from "../support/checkout";
import { fullOnly } from "../support/extent";
import { loginDialog } from "../support/login";
import { makeOrder, mongKok } from "../support/make-order";
import { open } from "../support/open";
import { freshEmail } from "../support/outbox";
import { expect, test } from "../support/test";

test.use({ hasRefusals: true });

const one = ({ skuCount }: { skuCount: number }) => skuCount === 1;
const several = ({ skuCount }: { skuCount: number }) => skuCount > 1;

const buyNow = (page: Page) => page.getByRole("link", { name: "立即購買" });

/** The page of the order, with so many of a goods and nothing else. */
async function expectOrderOf(page: Page, name: string, quantity: number) {
	await arrived(submitOf(page));
	await expect(page).toHaveURL(/order_confirm(_copy)?\?pre=/);
	const lines = page.locator(".line-row");
	await expect(lines).toHaveCount(1);
	await expect(lines).toContainText(name);
	await expect(lines).toContainText(`× ${quantity}`);
}

test("a member buys at once, and the cart stays as it is", async ({ page }) => {
	const { goods } = await findInArea(page.request, "E_COMMERCE", one);
	const other = await findInArea(page.request, "SUPERMARKET", one);
	await enterAsMember(page);
	await page.request.post("/api/front/address/edit", { data: mongKok });
	await putIn(page.request, [{ skuId: other.sku.id, quantity: 3 }]);
	await open(page, `/goods_detail/${goods.id}`);
	await expectAccessibleInFull(page, "main");
	await page.getByRole("button", { name: "增加一件" }).click();
	await buyNow(page).click();
	await expectOrderOf(page, goods.name, 2);
	await page.goBack();
	await expect(page).toHaveURL(new RegExp(`/goods_detail/${goods.id}$`));
	await page.goForward();
	await expectOrderOf(page, goods.name, 2);
	await page.getByRole("radio", { name: /測試收銀台/ }).check();
	await submit(page);
	await expectOutcome(page, "付款成功");
	expect((await storedCart(page.request)).totals.count).toBe(3);
});

test(
	"a visitor says who is buying, and goes on to the order by itself",
	fullOnly,
	async ({ page }) => {
		const { goods } = await findInArea(page.request, "E_COMMERCE", one);
		await open(page, `/goods_detail/${goods.id}`);
		await buyNow(page).click();
		const dialog = await arrived(loginDialog(page));
		await expect(dialog).toContainText("登入之後，就可以直接結帳。");
		await dialog.getByRole("button", { name: /毋須註冊/ }).click();
		await dialog.getByLabel("電郵", { exact: true }).fill(freshEmail());
		await dialog.getByRole("button", { name: "繼續購買" }).click();
		await expectOrderOf(page, goods.name, 1);
	},
);

test(
	"from a list the chosen sku is bought at once",
	fullOnly,
	async ({ page }) => {
		const { goods } = await findInArea(page.request, "E_COMMERCE", several);
		await enterAsMember(page);
		await open(
			page,
			`/goods/goods_search?title=${encodeURIComponent(goods.name)}`,
		);
		await page
			.getByRole("button", { name: `加入購物車 ${goods.name}`, exact: true })
			.click();
		const dialog = await arrived(page.getByRole("dialog"));
		await expectAccessible(page, "[role=dialog]");
		await (await alive(buyNow(page))).click();
		await expect(dialog).toBeHidden();
		await expectOrderOf(page, goods.name, 1);
		expect((await storedCart(page.request)).totals.count).toBe(0);
	},
);

test("what an earlier order held is bought again", async ({ page }) => {
	await enterAsMember(page);
	const { orderNo, goodsName } = await makeOrder(page.request, "local");
	const answer = await page.request.get(
		`/api/front/order/master/detail/${orderNo}`,
	);
	const [order] = (await answer.json()).data.orders;
	await page.request.post(`/api/front/order/cancel/${orderNo}`);
	await open(page, `/users/order_detail?orderNo=${order.orderNo}`);
	await (await arrived(page.getByRole("link", { name: /再買一次/ }))).click();
	await expectOrderOf(page, goodsName, 1);
	await page.reload();
	await expectOrderOf(page, goodsName, 1);
	await submit(page);
	await expectOutcome(page, "付款成功");
});

test(
	"what cannot be bought at once leads back to its goods",
	fullOnly,
	async ({ page }) => {
		await enterAsMember(page);
		await open(page, "/order/order_confirm?goods=1&sku=999999999&quantity=1");
		await expect(
			await arrived(page.getByRole("link", { name: "返回貨品" })),
		).toHaveAttribute("href", "/goods_detail/1");
	},
);
