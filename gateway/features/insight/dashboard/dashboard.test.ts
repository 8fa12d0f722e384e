import { outbox } from "../../../db/schema/outbox";
import { buyPaid } from "../../../testing/buy-paid";
import { openBuyer } from "../../../testing/open-buyer";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { seedSku } from "../../../testing/own-cart";
import { endCouponOffers } from "../../../testing/seed-coupon";
import { seedReview } from "../../../testing/seed-review";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { dayOf } from "./days";
import { sumUpDays } from "./service";

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
		lowStock: before.waiting.lowStock + 1,
	});
	expect(after.days).toHaveLength(30);
	expect(after.days.at(-1)).toEqual({
		...after.today,
		day: dayOf(shop.now()),
	});
	expect((await read(otherStaff)).total).toEqual(others.total);
	expect((await otherStaff.get("dashboard", { merId: 2 })).code).toBe(404);
	expect((await read(operator, { merId: 2 })).total).toEqual(after.total);

	for (const days of [3, 3]) {
		await sumUpDays(shop.db, new Date(shop.now().getTime() + days * dayMs));
		const later = shop.openAnother(
			{},
			{
				now: () => new Date(shop.now().getTime() + days * dayMs),
			},
		);
		const again = await openStaff(shop, 2, later);
		expect((await read(again)).total).toEqual(after.total);
	}
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
