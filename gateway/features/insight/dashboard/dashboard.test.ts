import { eq } from "drizzle-orm";
import { merchantOrder } from "../../../db/schema/order";
import { outbox } from "../../../db/schema/outbox";
import { hongKongDay } from "../../../http/hong-kong-time";
import { buyPaid } from "../../../testing/buy-paid";
import { openBuyer } from "../../../testing/open-buyer";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { seedSku } from "../../../testing/own-cart";
import { endCouponOffers } from "../../../testing/seed-coupon";
import { seedQuestion } from "../../../testing/seed-question";
import { seedReview } from "../../../testing/seed-review";
import { systemContext } from "../../../testing/system-context";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { readDashboard, sumUpDays } from "./service";

const dayMs = 24 * 60 * 60 * 1_000;
let shop: TestShop;
let staff: StaffClient;
let otherStaff: StaffClient;
let operator: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	await endCouponOffers(shop.db);
	staff = await openStaff(shop, 2);
	otherStaff = await openStaff(shop, 3);
	operator = await openStaff(shop, "operator");
});
afterAll(() => shop.close());

const read = async (who: StaffClient, query = {}) =>
	(await who.get("dashboard", query)).data;

test("a sale counts for its merchant and the shop, on the day it was made, before and after the day was added up", async () => {
	const before = await read(staff);
	const others = await read(otherStaff);
	const kit = await openBuyer(shop);
	const { skuId, goodsId } = await seedSku(shop, { price: "500.00", stock: 3 });
	const [orderNo = ""] = await buyPaid(shop, kit, [{ skuId, quantity: 2 }]);
	const { data } = await kit.get(`detail/${orderNo}`);
	const wanted = {
		orderNo,
		lines: [{ lineId: data.lines[0].id, quantity: 1 }],
		reason: "changedMind",
	};
	const { refundNo } = (await kit.ask("refund", wanted)).data;
	expect((await read(staff)).waiting.refunds).toBe(before.waiting.refunds + 1);
	await staff.ask(`refund/approve/${refundNo}`);
	await seedReview(shop.db, goodsId);
	await seedQuestion(shop.db, goodsId);

	const after = await read(staff);
	expect(after.today).toEqual({
		orders: before.today.orders + 1,
		sales: "1000.00",
		refunds: 1,
		refunded: "500.00",
		average: "1000.00",
	});
	expect(after.waiting).toEqual({
		...before.waiting,
		toShip: before.waiting.toShip + 1,
		reviews: before.waiting.reviews + 1,
		questions: before.waiting.questions + 1,
		lowStock: before.waiting.lowStock + 1,
	});
	expect(after).toMatchObject({ step: "day", missingUntil: null });
	expect(after.periods).toHaveLength(30);
	const today = hongKongDay(shop.now());
	expect(after.periods.at(-1)).toMatchObject({
		...after.today,
		from: today,
		to: today,
	});
	expect((await read(otherStaff)).total).toEqual(others.total);
	expect((await otherStaff.get("dashboard", { merId: 2 })).code).toBe(404);
	expect((await read(operator, { merId: 2 })).total).toEqual(after.total);

	const { from, to } = after.total;
	for (const days of [3, 3]) {
		const now = () => new Date(shop.now().getTime() + days * dayMs);
		await sumUpDays(shop.db, now());
		const later = systemContext(shop, { now });
		const again = await readDashboard(later, {
			range: "year",
			merId: 2,
			from,
			to,
		});
		expect(again.total).toEqual(after.total);
	}
});

test("a refund that is decided late counts on the day of its decision; the day of its order stays as it was added up", async () => {
	const kit = await openBuyer(shop);
	const { skuId } = await seedSku(shop, { price: "80.00", stock: 3 });
	const [orderNo = ""] = await buyPaid(shop, kit, [{ skuId, quantity: 1 }]);
	const createdAt = new Date(shop.now().getTime() - 40 * dayMs);
	await shop.db
		.update(merchantOrder)
		.set({ createdAt })
		.where(eq(merchantOrder.no, orderNo));
	await sumUpDays(shop.db, shop.now());
	const then = { from: hongKongDay(createdAt), to: hongKongDay(createdAt) };
	const [sold, now] = [await read(staff, then), await read(staff)];
	expect(sold.total).toMatchObject({ orders: 1, refunded: "0.00" });
	const { data } = await kit.get(`detail/${orderNo}`);
	const lines = [{ lineId: data.lines[0].id, quantity: 1 }];
	const wanted = { orderNo, lines, reason: "changedMind" };
	const { refundNo } = (await kit.ask("refund", wanted)).data;
	await staff.ask(`refund/approve/${refundNo}`);
	await sumUpDays(shop.db, shop.now());
	expect((await read(staff, then)).total).toEqual(sold.total);
	const { today } = await read(staff);
	expect(today.refunds).toBe(now.today.refunds + 1);
	expect(Number(today.refunded)).toBeGreaterThan(Number(now.today.refunded));
});

test.each([
	[{ from: "2026-02-30" }, { from: "correctValue" }],
	[{ from: "1999-12-31" }, { from: "correctValue" }],
	[{ range: "always" }, { range: "correctValue" }],
	[{ from: "9999-01-01" }, { from: "dayAhead" }],
	[{ from: "2024-01-01", to: "9999-01-01" }, { to: "dayAhead" }],
	[{ from: "2024-02-02", to: "2024-02-01" }, { to: "endsBeforeStart" }],
	[{ from: "2020-01-01", to: "2025-01-02" }, { from: "spanTooLong" }],
])("of %j the field that is wrong is named", async (asked, fields) => {
	const answer = await operator.get("dashboard", asked);
	expect(answer.code).toBe(400);
	expect(answer.data.fields).toEqual(fields);
});

test("the file holds what the page shows, with the span before beside it, and reads in a spreadsheet", async () => {
	const asked = { range: "last7" };
	const { periods, table: text } = await read(operator, asked);
	expect(text.slice(0, 1)).toBe("\u{feff}");
	const [heads, ...records] = text.slice(1).trimEnd().split("\r\n");
	expect(heads).toContain("Sales (earlier)");
	expect(records).toHaveLength(7);
	const last = periods.at(-1);
	expect(records.at(-1).split(",")).toEqual(
		[last, last.before].flatMap((row) =>
			[
				row.from,
				row.to,
				row.orders,
				row.sales,
				row.average,
				row.refunds,
				row.refunded,
			].map(String),
		),
	);
});

test("what sold most stands first, and is the own merchant's", async () => {
	const { bestGoods } = await read(operator);
	const sold = bestGoods.map(({ sales }: { sales: number }) => sales);
	expect(sold).toEqual([...sold].sort((one, other) => other - one));
	expect(sold).toHaveLength(5);
});

test("what runs out counts what its list shows: what is sold out too, nothing that is off the shelf", async () => {
	const { waiting } = await read(staff);
	for (const stock of [0, 5, 6]) await seedSku(shop, { stock });
	const { goodsId } = await seedSku(shop, { stock: 3 });
	await staff.ask("goods/shelf", { ids: [goodsId], isShown: false });
	const after = await read(staff);
	expect(after.waiting.lowStock).toBe(waiting.lowStock + 2);
	const shown = await staff.get("goods/list", { state: "low" });
	expect(shown.data.total).toBe(after.waiting.lowStock);
});

test("money that no bank took back is put before operators, and before nobody else", async () => {
	const before = (await read(operator)).waiting.givenUpMoney;
	await shop.db.insert(outbox).values([
		{
			kind: "payment-refund",
			payload: { paymentId: 1 },
			givenUpAt: new Date(),
		},
		{
			kind: "refund-pay-back",
			payload: { refundId: 1 },
			givenUpAt: new Date(),
		},
		{ kind: "mail", payload: {}, givenUpAt: new Date() },
		{ kind: "payment-refund", payload: { paymentId: 2 } },
	]);
	expect((await read(operator)).waiting.givenUpMoney).toBe(before + 2);
	expect((await read(staff)).waiting.givenUpMoney).toBe(0);
});
