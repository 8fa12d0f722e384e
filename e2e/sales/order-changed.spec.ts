import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { arrived } from "../support/alive";
import { findGoods, putIn } from "../support/cart";
import {
	amountIn,
	chooseMethod,
	enterAtConfirm,
	expectOutcome,
	fillCart,
	keepLocationOfAccount,
	masterOf,
	ordersOf,
	submit,
	submitOf,
	untilCounted,
} from "../support/checkout";
import { inDatabase } from "../support/database";
import { fullOnly } from "../support/extent";
import { setStock } from "../support/stock";
import { expect, test } from "../support/test";

// Goods here are no other story's: what they cost, and how many there are, changes under the page.

test.use({ hasRefusals: true });

const named = (page: Page) =>
	page.getByRole("alert").filter({ hasText: "以下內容剛有變動" });

async function skusOf(page: Page, ids: number[]) {
	const goods = await Promise.all(ids.map((id) => findGoods(page.request, id)));
	return goods.map(({ name, skus }) => ({ name, skuId: skus[0]?.id ?? 0 }));
}

const putOneEach = (page: Page, skus: { skuId: number }[]) =>
	putIn(
		page.request,
		skus.map(({ skuId }) => ({ skuId, quantity: 1 })),
	);

test("a price that changed is named with both amounts, and one click goes on", async ({
	page,
}, { project }) => {
	const [lamp] = await skusOf(page, [141]);
	const setPrice = (price: string) =>
		inDatabase(project.name, "update sku set price = $1 where id = $2", [
			price,
			lamp?.skuId,
		]);
	await setPrice("450.00");
	await enterAtConfirm(page, () => putOneEach(page, lamp ? [lamp] : []));
	await chooseMethod(page);
	await setPrice("466.60");
	await submit(page);
	await expect(await arrived(named(page))).toContainText(
		`「${lamp?.name}」的價錢變了 HK$450.00 HK$466.60`,
	);
	await expect(page).toHaveURL(/order_confirm/);
	await expectAccessible(page, "main");
	// The merchant's coupon takes 40.00 off from 399.00 on.
	expect(await amountIn(page.locator(".go .price"))).toBe("426.60");
	await submit(page);
	await expectOutcome(page, "付款成功");
	expect((await masterOf(page)).total).toBe("426.60");
});

test("of what is sold out the order goes on without, of what is scarce with what is left", async ({
	page,
}, { project }) => {
	const [gone, scarce] = await skusOf(page, [127, 130]);
	const skus = [gone, scarce].map((sku) => sku?.skuId ?? 0);
	for (const skuId of skus) await setStock(project.name, skuId, 50);
	await enterAtConfirm(page, () =>
		putIn(
			page.request,
			skus.map((skuId) => ({ skuId, quantity: 3 })),
		),
	);
	await chooseMethod(page);
	await setStock(project.name, skus[0] ?? 0, 0);
	await setStock(project.name, skus[1] ?? 0, 2);
	await submit(page);
	const notice = await arrived(named(page));
	await expect(notice).toContainText(`「${gone?.name}」已售罄，已移出訂單`);
	await expect(notice).toContainText(
		`「${scarce?.name}」只餘 2 件，數量已改為 2 件`,
	);
	await submit(page);
	await expectOutcome(page, "付款成功");
	const { orders } = await masterOf(page);
	expect(orders.flatMap(({ lines }) => lines)).toMatchObject([
		{ skuId: skus[1], quantity: 2 },
	]);
});

test("who submits before a choice is counted is shown the new total, and asked once more", async ({
	page,
}, { project }) => {
	const email = await enterAtConfirm(page);
	await inDatabase(
		project.name,
		`insert into points_entry (account_id, kind, amount, usable_from, at)
		select id, 'granted', 1000, now(), now() from account where email = $1`,
		[email],
	);
	await page.reload();
	await chooseMethod(page);
	const before = await amountIn(page.locator(".go .price"));
	let count = () => {};
	const counted = new Promise<void>((resolve) => {
		count = resolve;
	});
	await page.route("**/api/front/order/computed/price", async (route) => {
		await counted;
		await route.continue();
	});
	await page.getByRole("checkbox", { name: /積分/ }).check();
	await submitOf(page).click();
	await expect(
		page.locator(".go").getByRole("button", { name: "正在提交" }),
	).toBeVisible();
	count();
	const total = (Number(before) - 10).toFixed(2);
	await expect(page.locator(".go").getByRole("status")).toContainText(
		`總額現為 HK$${total}`,
	);
	await expect(page).toHaveURL(/order_confirm/);
	expect(await ordersOf(project.name, email)).toEqual([]);
	await submit(page);
	await expectOutcome(page, "付款成功");
	expect((await masterOf(page)).total).toBe(total);
});

test(
	"where all of it is sold out there is nothing to order, and the way leads back",
	fullOnly,
	async ({ page }, { project }) => {
		const [only] = await skusOf(page, [132]);
		await setStock(project.name, only?.skuId ?? 0, 50);
		await enterAtConfirm(page, () => putOneEach(page, only ? [only] : []));
		await chooseMethod(page);
		await setStock(project.name, only?.skuId ?? 0, 0);
		await submit(page);
		await expect(await arrived(named(page))).toContainText("已售罄");
		await expect(submitOf(page)).toHaveCount(0);
		await page.getByRole("link", { name: "返回購物車" }).click();
		await expect(page).toHaveURL(/shopping_cart/);
	},
);

test(
	"a coupon that is over is named, and the order goes on without it",
	fullOnly,
	async ({ page, request }, { project }) => {
		const goods = await findGoods(request, 143);
		const email = await enterAtConfirm(page, async () => {
			const data = { id: 14 };
			await page.request.post("/api/front/coupon/receive", { data });
			await putIn(page.request, [
				{ skuId: goods.skus[0]?.id ?? 0, quantity: 2 },
			]);
		});
		// With the shop's own, which is received by being used.
		await expect(page.locator(".sum")).toContainText("−HK$70.00");
		await chooseMethod(page);
		await inDatabase(
			project.name,
			`update coupon_receipt set expires_at = now()
		where account_id = (select id from account where email = $1)`,
			[email],
		);
		await submit(page);
		await expect(await arrived(named(page))).toContainText(
			/優惠券「.+」已不能使用/,
		);
		await expect(page.locator(".sum")).toContainText("−HK$30.00");
		await submit(page);
		await expectOutcome(page, "付款成功");
		expect(await masterOf(page)).toMatchObject({ couponTotal: "30.00" });
	},
);

test(
	"a slot that was closed is named, and another one is chosen",
	fullOnly,
	async ({ page }, { project }) => {
		await enterAtConfirm(page, async () => {
			await keepLocationOfAccount(page);
			await fillCart(page, "SUPERMARKET");
		});
		await chooseMethod(page);
		await page.getByRole("tab").last().click();
		const open = page.locator("label.slot[data-state=open] input");
		await open.first().check();
		await untilCounted(page);
		const [closure] = await inDatabase<{ id: number }>(
			project.name,
			`insert into slot_closure (store_id, from_at, until_at, reason, created_at)
		select 2, day + interval '2 hours', day + interval '4 hours', 'typhoon', now()
		from (select (date_trunc('day', now() at time zone 'Asia/Hong_Kong') + interval '6 days 8 hours')
			at time zone 'Asia/Hong_Kong' as day) as last
		returning id`,
			[],
		);
		await submit(page);
		await expect(await arrived(named(page))).toContainText(
			"的送貨時段不能再選，請另選一個",
		);
		await expect(page).toHaveURL(/order_confirm/);
		await page.locator("label.slot[data-state=open] input").last().check();
		await untilCounted(page);
		await submit(page);
		await expectOutcome(page, "付款成功");
		await inDatabase(project.name, "delete from slot_closure where id = $1", [
			closure?.id,
		]);
	},
);
