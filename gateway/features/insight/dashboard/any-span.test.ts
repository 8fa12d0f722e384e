import Decimal from "decimal.js";
import { and, inArray, sql } from "drizzle-orm";
import fc from "fast-check";
import { merchantOrder } from "../../../db/schema/order";
import { refund } from "../../../db/schema/refund";
import { salesDay, summedDay } from "../../../db/schema/sales-day";
import { hongKongDay } from "../../../http/hong-kong-time";
import { byExtent } from "../../../testing/extent";
import { growOrders } from "../../../testing/grow-orders";
import { openAccount } from "../../../testing/open-account";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { addDays, countDays } from "./days";
import { sumUpDays } from "./service";

const daysBack = 1_150;
const perTurn = 400;
let shop: TestShop;
let staff: StaffClient;
let operator: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	const { id: accountId } = await openAccount(shop);
	await growOrders(shop.db, { accountId, orders: 900 });
	const ago = (days: string) =>
		sql.raw(
			`now() - (${days}) * interval '1 day' - (id * 37 % 1440) * interval '1 minute'`,
		);
	await shop.db.update(merchantOrder).set({
		createdAt: ago(`id * 7919 % ${daysBack}`) as never,
		merchantId: sql`1 + id % 3`,
	});
	await shop.db.execute(
		sql`update refund set state = 'refunded', refusal = null, amount = 1 + refund.id % 9,
			merchant_id = merchant_order.merchant_id,
			decided_at = least(now(), merchant_order.created_at + (refund.id * 31 % 60) * interval '1 day')
			from merchant_order where merchant_order.id = order_id`,
	);
	staff = await openStaff(shop, 2);
	operator = await openStaff(shop, "operator");
}, 60_000);
afterAll(() => shop.close());

/** Straight from orders and refunds, one by one. */
async function countBooks(from: string, to: string, merchants: number[]) {
	const isWithin = (at: Date | null) =>
		at !== null && hongKongDay(at) >= from && hongKongDay(at) <= to;
	const orders = await shop.db
		.select()
		.from(merchantOrder)
		.where(
			and(merchantOrder.paid, inArray(merchantOrder.merchantId, merchants)),
		);
	const refunds = await shop.db
		.select()
		.from(refund)
		.where(
			and(
				inArray(refund.state, ["refunding", "refunded", "merchantRefunded"]),
				inArray(refund.merchantId, merchants),
			),
		);
	const sold = orders.filter(({ createdAt }) => isWithin(createdAt));
	const agreed = refunds.filter(({ decidedAt }) => isWithin(decidedAt));
	return {
		orders: sold.length,
		sales: Decimal.sum(0, ...sold.map(({ total }) => total)).toFixed(2),
		refunds: agreed.length,
		refunded: Decimal.sum(0, ...agreed.map(({ amount }) => amount)).toFixed(2),
	};
}

test("a shop with three years behind it is caught up in bounded steps, by two workers at once, each day once; until then it is said up to when figures are missing", async () => {
	const today = hongKongDay(shop.now());
	const asked = { from: addDays(today, -1_000), to: today };
	const before = await operator.get("dashboard", asked);
	expect(before.data.missingUntil).toBe(addDays(today, -3));
	await sumUpDays(shop.db, shop.now());
	expect(await shop.db.$count(summedDay)).toBe(perTurn);
	for (let turn = 0; turn < 2; turn += 1)
		await Promise.all([
			sumUpDays(shop.db, shop.now()),
			sumUpDays(shop.db, shop.now()),
		]);
	const after = await operator.get("dashboard", asked);
	expect(after.data.missingUntil).toBeNull();
	const [first] = await shop.db
		.select({
			at: sql`min(${merchantOrder.createdAt})`.mapWith(merchantOrder.createdAt),
		})
		.from(merchantOrder);
	const days = await shop.db.select().from(summedDay).orderBy(summedDay.day);
	expect(days[0]?.day).toBe(hongKongDay(first?.at ?? new Date()));
	expect(days).toHaveLength(countDays(days[0]?.day ?? "", addDays(today, -2)));
	const kept = await shop.db.select().from(salesDay).orderBy(salesDay.day);
	await sumUpDays(shop.db, new Date(shop.now().getTime() + 60_000));
	const again = shop.db.select().from(summedDay).orderBy(summedDay.day);
	expect(await again).toEqual(days);
	expect(await shop.db.select().from(salesDay).orderBy(salesDay.day)).toEqual(
		kept,
	);
});

test("whatever days are asked for, the sums are those of the books, and periods add up to them", async () => {
	const today = hongKongDay(shop.now());
	const anySpan = fc
		.record({
			ago: fc.integer({ min: 0, max: daysBack + 20 }),
			length: fc.integer({ min: 1, max: 700 }),
			isOwn: fc.boolean(),
		})
		.filter(({ ago, length }) => length <= ago + 1);
	const check = async ({
		ago,
		length,
		isOwn,
	}: {
		ago: number;
		length: number;
		isOwn: boolean;
	}) => {
		const from = addDays(today, -ago);
		const to = addDays(from, length - 1);
		const who = isOwn ? staff : operator;
		const { data } = await who.get("dashboard", { from, to });
		const merchants = isOwn ? [2] : [1, 2, 3];
		expect(data.total).toMatchObject(await countBooks(from, to, merchants));
		expect(data.before).toMatchObject(
			await countBooks(addDays(from, -length), addDays(from, -1), merchants),
		);
		for (const [total, parts] of [
			[data.total, data.periods],
			[data.before, data.periods.map(({ before }: typeof data) => before)],
		]) {
			const sales = parts.map((one: { sales: string }) => one.sales);
			expect(Decimal.sum(0, ...sales).toFixed(2)).toBe(total.sales);
		}
	};
	await fc.assert(fc.asyncProperty(anySpan, check), {
		numRuns: byExtent(25, 150),
		examples: [
			[{ ago: 0, length: 1, isOwn: false }],
			[{ ago: daysBack, length: daysBack, isOwn: false }],
			[{ ago: 2, length: 3, isOwn: true }],
		],
	});
});
