import type { APIRequestContext } from "@playwright/test";
import type { GoodsDetail } from "../../gateway/contract/catalog/goods";
import { arrived } from "../support/alive";
import {
	cartPath,
	findGoods,
	findInArea,
	lineOf,
	putIn,
	storedCart,
} from "../support/cart";
import {
	amountIn,
	chooseMethod,
	enterAtConfirm,
	expectOutcome,
	fillCart,
	keepAddress,
	keepLocationOfAccount,
	masterOf,
	openConfirm,
	orderAndPay,
	payWith,
	placeOrder,
	submit,
	untilCounted,
	writeAddress,
} from "../support/checkout";
import { inDatabase } from "../support/database";
import { fullOnly } from "../support/extent";
import {
	agreeAndSend,
	loginDialog,
	password,
	registerByCalls,
} from "../support/login";
import { open } from "../support/open";
import { freshEmail } from "../support/outbox";
import { expect, test } from "../support/test";

const one = ({ skuCount }: { skuCount: number }) => skuCount === 1;
const skuOf = ({ skus }: GoodsDetail) => skus[0]?.id ?? 0;

test.use({ hasRefusals: true });

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("a tourist is offered to buy first, gives an e-mail and an address, and pays", async ({
		page,
		request,
	}) => {
		const { goods } = await findInArea(request, "E_COMMERCE", one);
		await open(page, `/goods_detail/${goods.id}`);
		await page.getByRole("button", { name: "加入購物車", exact: true }).click();
		await page.getByRole("button", { name: "查看" }).click();
		const dialog = await arrived(loginDialog(page));
		await expect(dialog.getByRole("heading", { level: 2 })).toHaveText([
			"你的購物車",
			"毋須註冊，直接購買",
		]);
		await dialog.getByLabel("電郵", { exact: true }).fill(freshEmail());
		await dialog.getByLabel("電郵", { exact: true }).press("Enter");
		await expect(page).toHaveURL(/shopping_cart/);
		await arrived(lineOf(page, goods.name));

		await openConfirm(page);
		await writeAddress(page, "Amélie Dubois-Lefèvre");
		await orderAndPay(page);
		await expectOutcome(page, "付款成功");
		const { state, delivery, orders } = await masterOf(page);
		expect(state).toBe("paid");
		expect(delivery).toMatchObject({ realName: "Amélie Dubois-Lefèvre" });
		expect(delivery.formatted).toMatch(/彌敦道 ?63.*1208/);
		expect(orders.flatMap(({ lines }) => lines)).toMatchObject([
			{ goodsId: goods.id, quantity: 1 },
		]);
	});
});

test(
	"a visitor who has an account signs in on the way to the cart, and pays",
	fullOnly,
	async ({ page, request }) => {
		const email = await registerByCalls(request);
		const { goods } = await findInArea(request, "E_COMMERCE", one);
		await open(page, `/goods_detail/${goods.id}`);
		await page.getByRole("button", { name: "加入購物車", exact: true }).click();
		await page.getByRole("button", { name: "查看" }).click();
		const dialog = await arrived(loginDialog(page));
		await dialog.getByRole("button", { name: "已有帳戶？登入" }).click();
		await dialog.getByRole("button", { name: "電郵", exact: true }).click();
		await dialog.getByLabel("電郵", { exact: true }).fill(email);
		await dialog.getByLabel("密碼", { exact: true }).fill(password);
		await agreeAndSend(dialog);
		await expect(page).toHaveURL(/shopping_cart/);
		await arrived(lineOf(page, goods.name));
		await keepAddress(page);
		await openConfirm(page);
		await orderAndPay(page);
		await expectOutcome(page, "付款成功");
		expect((await masterOf(page)).state).toBe("paid");
		expect((await storedCart(page.request)).totals.count).toBe(0);
	},
);

/** The first goods of each of three merchants. */
async function findOfThree(request: APIRequestContext): Promise<GoodsDetail[]> {
	const found: GoodsDetail[] = [];
	for (const merchantId of [9, 10, 12])
		found.push(
			(
				await findInArea(
					request,
					"E_COMMERCE",
					(card) => one(card) && card.merchant.id === merchantId,
				)
			).goods,
		);
	return found;
}

test("goods of three merchants are one purchase of three orders, and its amounts are the same on every page", async ({
	page,
	request,
}) => {
	const three = await findOfThree(request);
	let agreed = "";
	await enterAtConfirm(page, async () => {
		await putIn(
			page.request,
			three.map((goods) => ({ skuId: skuOf(goods), quantity: 1 })),
		);
		await open(page, cartPath);
		const total = await arrived(page.locator(".summary .total .price"));
		agreed = await amountIn(total);
	});
	await expect(page.getByLabel("給商戶的備註")).toHaveCount(3);
	await page.getByLabel("給商戶的備註").nth(1).fill("第二間的");
	expect(await amountIn(page.locator(".go .price"))).toBe(agreed);
	await placeOrder(page);
	expect(await amountIn(page.locator(".total .price"))).toBe(agreed);
	await payWith(page, "付款成功");
	await expectOutcome(page, "付款成功");
	expect(await amountIn(page.locator("[data-outcome] .price"))).toBe(agreed);
	const { total, orders } = await masterOf(page);
	expect(total).toBe(agreed);
	expect(orders.map(({ merchant }) => merchant.id).sort()).toEqual(
		three.map(({ merchant }) => merchant.id).sort(),
	);
	expect(orders.every(({ paid }) => paid)).toBe(true);
	expect(orders.map(({ note }) => note)).toEqual(["", "第二間的", ""]);
	const cents = orders.map((order) => Math.round(Number(order.total) * 100));
	const sum = cents.reduce((all, part) => all + part, 0);
	expect(sum).toBe(Math.round(Number(total) * 100));
});

test("supermarket goods arrive in the next slot there is, unless another is chosen", async ({
	page,
}) => {
	await enterAtConfirm(page, async () => {
		await keepLocationOfAccount(page);
		await fillCart(page, "SUPERMARKET");
	});
	await chooseMethod(page);
	const slots = page.locator("label.slot[data-state=open] input");
	await expect(slots.first()).toBeChecked();
	await page.getByRole("tab").nth(1).click();
	await slots.last().check();
	await page.getByRole("radio", { name: "交管理處" }).check();
	await submit(page);
	await expectOutcome(page, "付款成功");
	const { orders } = await masterOf(page);
	expect(orders).toMatchObject([
		{ cartType: "SUPERMARKET", status: 0, handover: "management" },
	]);
	expect(orders[0]?.slot?.from).toContain("T20:00");
});

test("coupons and points come off as the confirm page says, and the order holds exactly that", async ({
	page,
	request,
}, { project }) => {
	// A merchant with a coupon of its own (40 from 399) beside the shop's (30 from 500).
	const goods = await findGoods(request, 134);
	const email = await enterAtConfirm(page, async () => {
		for (const id of [1, 14]) {
			const data = { id };
			await page.request.post("/api/front/coupon/receive", { data });
		}
		await putIn(page.request, [{ skuId: skuOf(goods), quantity: 2 }]);
	});
	await inDatabase(
		project.name,
		`insert into points_entry (account_id, kind, amount, usable_from, at)
		select id, 'granted', 12345, now(), now() from account where email = $1`,
		[email],
	);
	await page.reload();
	const points = page.getByRole("checkbox", { name: /積分/ });
	await points.check();
	const sum = page.locator(".sum");
	await expect(sum).toContainText("積分");
	await untilCounted(page);
	const row = (name: string) =>
		amountIn(sum.locator("dl > div").filter({ hasText: name }).locator("dd"));
	const shown = {
		goodsTotal: await row("貨品"),
		couponTotal: await row("優惠券"),
		pointsTotal: await row("積分"),
		total: await amountIn(page.locator(".go .price")),
	};
	expect(shown).toMatchObject({
		goodsTotal: (Number(goods.skus[0]?.price) * 2).toFixed(2),
		couponTotal: "70.00",
		pointsTotal: "123.45",
	});
	await placeOrder(page);
	expect(await amountIn(page.locator(".total .price"))).toBe(shown.total);
	await payWith(page, "付款成功");
	await expectOutcome(page, "付款成功");
	expect(await masterOf(page)).toMatchObject({ ...shown, pointsUsed: 12_345 });
});
