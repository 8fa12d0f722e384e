import { eq } from "drizzle-orm";
import { merchant } from "../../../db/schema/merchant";
import { merchantOrder } from "../../../db/schema/order";
import { settlementEntry } from "../../../db/schema/settlement";
import { type Decider, openDecider } from "../../../testing/decide-refund";
import {
	expectMoneyToAddUp,
	performEffects,
} from "../../../testing/expect-money";
import {
	type BoughtOrder,
	openRefunder,
	type Refunder,
} from "../../../testing/open-refunder";
import { endCouponOffers } from "../../../testing/seed-coupon";
import { settledAccounts } from "../../../testing/settled-accounts";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { settleMerchants } from "./settle";

let shop: TestShop;
let kit: Refunder;
let operator: Decider;

const dayMs = 86_400_000;

beforeAll(async () => {
	shop = await openTestShop();
	operator = await openDecider(shop, "operator");
	await endCouponOffers(shop.db);
	await shop.db
		.update(merchant)
		.set({ freightFee: "30.00", freightFreeFrom: "399.00" })
		.where(eq(merchant.id, 2));
});
beforeEach(async () => {
	kit = await openRefunder(shop);
});
afterEach(async () => {
	shop.moveClock(0);
	await expectMoneyToAddUp(shop);
});
afterAll(() => shop.close());

const accountsOf = (order: BoughtOrder, afterDays = 0) =>
	settledAccounts(
		shop,
		order.id,
		new Date(shop.now().getTime() + afterDays * dayMs),
	);

/** Three pieces for 100.05, of which a coupon of the merchant, one of the shop and points take 25.00; freight is 30.00. */
async function buyWithAll(): Promise<BoughtOrder> {
	await kit.receive({ merchantId: 2, amount: "10.00", minimumSpend: "50.00" });
	await kit.receive({ amount: "5.00", minimumSpend: "50.00" });
	await kit.givePoints(1_000);
	const order = await kit.buyOne(
		{ price: "33.35", pieces: 3 },
		{ usePoints: true },
	);
	expect(order).toMatchObject({ couponTotal: "15.00", pointsTotal: "10.00" });
	return order;
}

async function giveBack(order: BoughtOrder, pieces: number) {
	const refundNo = await kit.applied(order, [pieces]);
	expect((await operator.approve(refundNo)).code).toBe(200);
	await performEffects(shop);
}

test("a merchant bears its own coupon, the shop its coupons and the points; freight is whose who ships", async () => {
	const order = await buyWithAll();
	expect(order.total).toBe("105.05");
	// Ten per cent of 90.05, rounded half up.
	expect(await accountsOf(order)).toEqual({
		captured: "105.05",
		coupons: "5.00",
		points: "10.00",
		commission: "-9.01",
		held: "-111.04",
	});
});

test("however often and by how many at once it is settled, a sale is posted once", async () => {
	const order = await kit.buyOne({ price: "50.00" });
	const posted = async () =>
		(
			await shop.db
				.select({ account: settlementEntry.account })
				.from(settlementEntry)
				.where(eq(settlementEntry.orderId, order.id))
		).length;
	await Promise.all(
		Array.from({ length: 6 }, () => settleMerchants(shop.db, shop.now())),
	);
	expect(await posted()).toBe(3);
	await giveBack(order, 1);
	await Promise.all(
		Array.from({ length: 6 }, () => settleMerchants(shop.db, shop.now())),
	);
	expect(await accountsOf(order)).toEqual({
		captured: "80.00",
		refunds: "-80.00",
	});
});

test("piece by piece a line gives back all that was posted for it, and its freight stays where it was shipped", async () => {
	const order = await buyWithAll();
	expect((await operator.ship(order.no)).code).toBe(200);
	await giveBack(order, 1);
	const first = await accountsOf(order);
	// A third each: 25.02 for the piece, 1.67 and 3.33 that the shop bore, 3.00 of its commission.
	expect(first).toEqual({
		captured: "105.05",
		refunds: "-25.02",
		coupons: "3.33",
		points: "6.67",
		commission: "-6.01",
		held: "-84.02",
	});
	await giveBack(order, 1);
	await giveBack(order, 1);
	expect(await accountsOf(order)).toEqual({
		captured: "105.05",
		refunds: "-75.05",
		due: "-30.00",
	});
});

test("what is earned is held until returns are over, and no refund waits", async () => {
	const order = await kit.buyOne({ price: "50.00", pieces: 2 });
	expect((await operator.ship(order.no)).code).toBe(200);
	expect((await accountsOf(order, 40)).held).toBe("-120.00");
	expect((await kit.take(order.no)).code).toBe(200);
	expect((await accountsOf(order, 14)).held).toBe("-120.00");
	const refundNo = await kit.applied(order, [1]);
	expect((await accountsOf(order, 16)).held).toBe("-120.00");
	expect((await operator.refuse(refundNo)).code).toBe(200);
	const due = await accountsOf(order, 60);
	expect(due).toEqual({
		captured: "130.00",
		commission: "-10.00",
		due: "-120.00",
	});
});

test("the shop's own supermarket, what nobody paid, and orders older than the settlement are not posted", async () => {
	const [grocery] = await kit.buy([
		{ price: "400.00", cartType: "SUPERMARKET", merchantId: 1 },
	]);
	const before = await kit.buyOne({ price: "50.00" });
	await shop.db
		.update(merchantOrder)
		.set({ settlement: "none" })
		.where(eq(merchantOrder.id, before.id));
	await kit.place([{ price: "50.00" }]);
	if (!grocery) throw new Error("Nothing was bought");
	await giveBack(before, 1);
	expect(await accountsOf(grocery)).toEqual({});
	expect(await accountsOf(before)).toEqual({});
});
