import { eq, sql } from "drizzle-orm";
import { merchant } from "../../../../db/schema/merchant";
import { ledgerEntry } from "../../../../db/schema/payment";
import { hongKongTime } from "../../../../http/hong-kong-time";
import {
	expectMoneyToAddUp,
	performEffects,
} from "../../../../testing/expect-money";
import {
	type BoughtOrder,
	openRefunder,
	type Refunder,
} from "../../../../testing/open-refunder";
import { openStaff, type StaffClient } from "../../../../testing/open-staff";
import { endCouponOffers } from "../../../../testing/seed-coupon";
import { openTestShop, type TestShop } from "../../../../testing/test-shop";
import { settleMerchants } from "../settle";

let shop: TestShop;
let kit: Refunder;
let operator: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	operator = await openStaff(shop, "operator");
	await endCouponOffers(shop.db);
	await shop.db
		.update(merchant)
		.set({ freightFee: "0.00" })
		.where(eq(merchant.id, 2));
	kit = await openRefunder(shop);
});
afterEach(() => expectMoneyToAddUp(shop));
afterAll(() => shop.close());

const read = async () => {
	const day = hongKongTime(shop.now()).slice(0, 10);
	const query = { day, limit: 100 };
	return (await operator.get("settlement/reconciliation", query)).data;
};

interface Line {
	orderNo: string;
	kind: string;
	paymentId: number;
}

const linesOf = async ({ masterNo }: BoughtOrder) =>
	(await read()).list.filter((line: Line) => line.orderNo === masterNo);

test("each movement of money agrees with its orders, and with the merchants' journal once it is posted", async () => {
	const order = await kit.buyOne({ price: "50.00", pieces: 2 });
	const [grocery] = await kit.buy([
		{ price: "400.00", cartType: "SUPERMARKET", merchantId: 1 },
	]);
	if (!grocery) throw new Error("Nothing was bought");
	expect(await linesOf(order)).toMatchObject([
		{
			kind: "charge",
			cash: "100.00",
			booked: "100.00",
			merchants: "0.00",
			waiting: "100.00",
			agrees: true,
		},
	]);
	await settleMerchants(shop.db, shop.now());
	expect(await linesOf(order)).toMatchObject([
		{ merchants: "100.00", own: "0.00", waiting: "0.00", agrees: true },
	]);
	expect(await linesOf(grocery)).toMatchObject([
		{ merchants: "0.00", own: grocery.total, agrees: true },
	]);
	const refundNo = await kit.applied(order, [1]);
	await operator.ask(`refund/approve/${refundNo}`);
	await performEffects(shop);
	await settleMerchants(shop.db, shop.now());
	expect(await linesOf(order)).toMatchObject([
		{
			kind: "refund",
			cash: "-50.00",
			booked: "-50.00",
			merchants: "-50.00",
			agrees: true,
		},
		{ kind: "charge" },
	]);
	expect((await read()).sums).toMatchObject({
		cashIn: (100 + Number(grocery.total)).toFixed(2),
		cashOut: "-50.00",
		merchants: "50.00",
		own: grocery.total,
		waiting: "0.00",
		paidOut: "0.00",
		differing: 0,
	});
});

test("what differs is counted and stands before all that agrees", async () => {
	const order = await kit.buyOne({ price: "20.00" });
	await kit.buyOne({ price: "30.00" });
	const [{ paymentId }] = await linesOf(order);
	const change = (by: number) =>
		shop.db
			.update(ledgerEntry)
			.set({ amount: sql`amount + sign(amount) * ${by}::int` })
			.where(eq(ledgerEntry.paymentId, paymentId));
	await change(1);
	const { list, sums } = await read();
	await change(-1);
	expect(sums.differing).toBe(1);
	expect(list[0]).toMatchObject({
		orderNo: order.masterNo,
		cash: "21.00",
		booked: "20.00",
		agrees: false,
	});
	expect((await read()).sums.differing).toBe(0);
});

test("a provider says itself what it charged, and nobody but operators asks", async () => {
	const order = await kit.buyOne({ price: "60.00" });
	const [{ paymentId }] = await linesOf(order);
	const asked = await operator.get(`settlement/charge/${paymentId}`);
	expect(asked.data).toEqual({
		amount: "60.00",
		currency: "HKD",
		state: "succeeded",
	});
	expect((await operator.get("settlement/charge/2000000000")).code).toBe(404);
	const staff = await openStaff(shop, 2);
	expect((await staff.get(`settlement/charge/${paymentId}`)).code).toBe(403);
	const day = { day: "2026-01-01" };
	expect((await staff.get("settlement/reconciliation", day)).code).toBe(403);
});
