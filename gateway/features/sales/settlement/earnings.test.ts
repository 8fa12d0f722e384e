import { eq } from "drizzle-orm";
import { merchant } from "../../../db/schema/merchant";
import { commissionRate } from "../../../db/schema/settlement";
import { type Decider, openDecider } from "../../../testing/decide-refund";
import {
	expectMoneyToAddUp,
	performEffects,
} from "../../../testing/expect-money";
import { openRefunder, type Refunder } from "../../../testing/open-refunder";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { endCouponOffers } from "../../../testing/seed-coupon";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { settleMerchants } from "./settle";

let shop: TestShop;
let kit: Refunder;
let operator: Decider;
let staff: StaffClient;
let others: StaffClient;

const dayMs = 86_400_000;

beforeAll(async () => {
	shop = await openTestShop();
	operator = await openDecider(shop, "operator");
	staff = await openStaff(shop, 2);
	others = await openStaff(shop, 3);
	await endCouponOffers(shop.db);
	await shop.db
		.update(merchant)
		.set({ freightFee: "30.00", freightFreeFrom: "399.00" })
		.where(eq(merchant.id, 2));
	await shop.db.insert(commissionRate).values({
		merchantId: 2,
		basisPoints: 1_250,
		holdsFrom: "2020-01-01",
		createdAt: shop.now(),
	});
});
beforeEach(async () => {
	kit = await openRefunder(shop);
});
afterEach(async () => {
	shop.moveClock(0);
	await expectMoneyToAddUp(shop);
});
afterAll(() => shop.close());

const settleAfter = (days: number) =>
	settleMerchants(shop.db, new Date(shop.now().getTime() + days * dayMs));

const readOf = async (client: StaffClient, orderNo: string) => {
	const { data } = await client.get("settlement/orders", { limit: 100 });
	return data.list.find((one: { orderNo: string }) => one.orderNo === orderNo);
};

const balanceOf = async (client: StaffClient, query = {}) =>
	(await client.get("settlement/balance", query)).data;

test("a merchant sees what an order earns at its rate, what went back of it, and when it is due", async () => {
	const before = await balanceOf(staff);
	await kit.receive({ merchantId: 2, amount: "10.00", minimumSpend: "50.00" });
	const order = await kit.buyOne({ price: "33.35", pieces: 3 });
	await settleAfter(0);
	expect(await readOf(staff, order.no)).toMatchObject({
		merchant: { id: 2 },
		sold: "100.05",
		coupons: "10.00",
		commission: "11.26",
		freight: "30.00",
		refunded: "0.00",
		earns: "108.79",
		state: "held",
		heldUntil: null,
	});
	expect(Number((await balanceOf(staff)).held)).toBeCloseTo(
		Number(before.held) + 108.79,
	);
	await operator.ship(order.no);
	const refundNo = await kit.applied(order, [1]);
	await operator.approve(refundNo);
	await performEffects(shop);
	await kit.take(order.no);
	await settleAfter(0);
	const read = await readOf(staff, order.no);
	expect(read).toMatchObject({
		commission: "7.51",
		refunded: "30.02",
		earns: "82.52",
		state: "held",
	});
	const until = Date.parse(read.heldUntil) - shop.now().getTime();
	expect(Math.round(until / dayMs)).toBe(15);
	await settleAfter(16);
	expect(await readOf(staff, order.no)).toMatchObject({
		earns: "82.52",
		state: "due",
	});
	expect(Number((await balanceOf(staff)).due)).toBeCloseTo(
		Number(before.due) + 82.52,
	);
});

test("staff see their own merchant's orders alone, operators one's or all", async () => {
	const order = await kit.buyOne({ price: "50.00" });
	await settleAfter(0);
	const operators = await openStaff(shop, "operator");
	expect(await readOf(others, order.no)).toBeUndefined();
	expect(await readOf(operators, order.no)).toMatchObject({ sold: "50.00" });
	const foreign = await operators.get("settlement/orders", { merId: 3 });
	expect(foreign.data.total).toBe(0);
	expect(await balanceOf(others)).toEqual({ held: "0.00", due: "0.00" });
	expect(await balanceOf(operators, { merId: 2 })).toEqual(
		await balanceOf(staff),
	);
	expect((await others.get("settlement/orders", { merId: 2 })).code).toBe(404);
	expect((await others.get("settlement/balance", { merId: 2 })).code).toBe(404);
});
