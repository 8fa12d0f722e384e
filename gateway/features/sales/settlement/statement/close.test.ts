import { eq } from "drizzle-orm";
import { merchant } from "../../../../db/schema/merchant";
import { settlementStatement } from "../../../../db/schema/settlement";
import { beginOfDay } from "../../../../http/hong-kong-time";
import {
	expectMoneyToAddUp,
	performEffects,
} from "../../../../testing/expect-money";
import { openRefunder, type Refunder } from "../../../../testing/open-refunder";
import { openStaff, type StaffClient } from "../../../../testing/open-staff";
import { endCouponOffers } from "../../../../testing/seed-coupon";
import { openTestShop, type TestShop } from "../../../../testing/test-shop";
import { settleMerchants } from "../settle";
import { closeMonths } from "./close";
import { monthOf, nextMonth } from "./months";

let shop: TestShop;
let kit: Refunder;
let operator: StaffClient;
let staff: StaffClient;
let others: StaffClient;

const dayMs = 86_400_000;

beforeAll(async () => {
	shop = await openTestShop();
	operator = await openStaff(shop, "operator");
	staff = await openStaff(shop, 2);
	others = await openStaff(shop, 3);
	await endCouponOffers(shop.db);
	await shop.db
		.update(merchant)
		.set({ freightFee: "0.00" })
		.where(eq(merchant.id, 2));
	kit = await openRefunder(shop);
});
afterEach(() => expectMoneyToAddUp(shop));
afterAll(() => shop.close());

/** A day of the month that comes so many months after the present one. */
const dayAfter = (months: number, day: number) =>
	new Date(
		beginOfDay(nextMonth(monthOf(shop.now()), months)).getTime() +
			(day - 1) * dayMs,
	);
const close = (months: number, day = 2) =>
	closeMonths(shop.db, dayAfter(months, day));
const list = async (client = staff) =>
	(await client.get("settlement/statements")).data.list;

test("a month is closed when it is over, by however many at once, and what comes late stands in the next one", async () => {
	const month = monthOf(shop.now());
	const order = await kit.buyOne({ price: "100.00" });
	await settleMerchants(shop.db, shop.now());
	await close(0, 28);
	await close(1, 1);
	expect(await list()).toEqual([]);
	await Promise.all([close(1), close(1), close(1)]);
	const [first] = await list();
	expect(first).toMatchObject({
		no: 1,
		month,
		opening: "0.00",
		sold: "100.00",
		refunded: "0.00",
		commission: "-10.00",
		paid: "0.00",
		closing: "90.00",
	});

	const refundNo = await kit.applied(order, [1]);
	await operator.ask(`refund/approve/${refundNo}`);
	await performEffects(shop);
	// Posted as if it were still the month that is closed.
	await settleMerchants(shop.db, shop.now());
	await close(1);
	expect(await list()).toEqual([first]);
	await close(2);
	const [next, same] = await list();
	expect(same).toEqual(first);
	expect(next).toMatchObject({
		no: 2,
		month: nextMonth(month),
		opening: "90.00",
		sold: "0.00",
		refunded: "-100.00",
		commission: "10.00",
		closing: "0.00",
	});
	await close(3);
	expect(await list()).toHaveLength(2);
});

test("the lines of a statement come to its sums, on the page and in its file, and are told to nobody else", async () => {
	const [latest] = await list();
	const lineOf = async (query = {}) =>
		(await staff.get(`settlement/statement/lines/${latest.id}`, query)).data;
	const { list: lines, after } = await lineOf();
	expect(after).toBeNull();
	expect(lines).toMatchObject([
		{
			kind: "refund",
			refunded: "-100.00",
			commission: "10.00",
			total: "-90.00",
		},
	]);
	const { data: file } = await operator.get(
		`settlement/statement/file/${latest.id}`,
	);
	expect(file.text.trim().split("\r\n").at(-1)).toMatch(
		/,refund,SH\w+,,0\.00,-100\.00,10\.00,0\.00,-90\.00$/,
	);
	for (const part of ["", "lines/", "file/"]) {
		const path = `settlement/statement/${part}${latest.id}`;
		expect((await others.get(path)).code).toBe(404);
		expect((await operator.get(path)).code).toBe(200);
	}
	expect(await list(others)).toEqual([]);
});

test("pieces of a statement follow each other without gap or repetition", async () => {
	for (let at = 0; at < 5; at += 1) await kit.buyOne({ price: "20.00" });
	await settleMerchants(shop.db, dayAfter(3, 5));
	await close(4);
	const [latest] = await list();
	const found: string[] = [];
	let after: number | null = 0;
	while (after !== null) {
		const { data } = await staff.get(
			`settlement/statement/lines/${latest.id}`,
			{ after, limit: 2 },
		);
		found.push(...data.list.map((line: { orderNo: string }) => line.orderNo));
		after = data.after;
	}
	expect(found).toHaveLength(5);
	expect(new Set(found).size).toBe(5);
	expect(latest.sold).toBe("100.00");
	const rows = await shop.db
		.select({ no: settlementStatement.no })
		.from(settlementStatement)
		.where(eq(settlementStatement.merchantId, 2))
		.orderBy(settlementStatement.no);
	expect(rows.map(({ no }) => no)).toEqual([1, 2, 3]);
});
