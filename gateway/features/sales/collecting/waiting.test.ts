import { and, eq, like, or } from "drizzle-orm";
import pino from "pino";
import {
	collectReminderAfterDays,
	collectWithinDays,
} from "../../../contract/delivery/collecting-terms";
import { sku } from "../../../db/schema/goods";
import { outbox } from "../../../db/schema/outbox";
import { refund } from "../../../db/schema/refund";
import {
	buyToCollect,
	makeReady,
	type ToCollect,
} from "../../../testing/buy-to-collect";
import { dying } from "../../../testing/dying";
import { expectMoneyToAddUp } from "../../../testing/expect-money";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { seedSku } from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { receiveDue } from "../order/by-itself";
import { remindToCollect, returnUncollected } from "./waiting";

let shop: TestShop;
let staff: StaffClient;
let kit: Buyer;

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openStaff(shop, 1);
});
beforeEach(async () => {
	kit = await openBuyer(shop);
});
afterEach(() => expectMoneyToAddUp(shop));
afterAll(() => shop.close());

interface Bought extends ToCollect {
	skuId: number;
}

async function buyReady(): Promise<Bought> {
	const { skuId } = await seedSku(shop, {
		cartType: "SUPERMARKET",
		merchantId: 1,
		price: "120.00",
		stock: 5,
	});
	const bought = await buyToCollect(shop, kit, { skuId, quantity: 2 });
	await makeReady(staff, bought);
	return { ...bought, skuId };
}

/** So many days after the end of the slot. */
const after = ({ slot }: ToCollect, days: number) =>
	new Date(Date.parse(slot.to) + days * 24 * 3_600_000);

const depsAt = (at: Date, db = shop.db) => ({
	db,
	log: pino({ enabled: false }),
	now: () => at,
});

const seen = async ({ orderNo }: ToCollect) =>
	(await kit.get(`detail/${orderNo}`)).data;

const messagesOf = ({ orderNo }: ToCollect) =>
	shop.db
		.select({ reference: outbox.reference })
		.from(outbox)
		.where(
			or(
				like(outbox.reference, `collectReminder ${orderNo}`),
				like(outbox.reference, `notCollected ${orderNo}`),
			),
		);

async function stockOf({ skuId }: Bought) {
	const [row] = await shop.db.select().from(sku).where(eq(sku.id, skuId));
	return { stock: row?.stock, reserved: row?.reserved };
}

const reasonOf = async ({ orderNo }: ToCollect) => {
	const { refunds } = await seen({ orderNo } as ToCollect);
	const [row] = await shop.db
		.select()
		.from(refund)
		.where(and(eq(refund.no, refunds[0]?.refundNo ?? "")));
	return row?.reason;
};

test("its buyer is reminded once, when half of the time is over", async () => {
	const bought = await buyReady();
	const early = after(bought, collectReminderAfterDays - 0.01);
	await remindToCollect(depsAt(early));
	expect(await messagesOf(bought)).toEqual([]);
	const due = after(bought, collectReminderAfterDays + 0.01);
	await Promise.all([1, 2, 3].map(() => remindToCollect(depsAt(due))));
	await remindToCollect(depsAt(after(bought, collectWithinDays - 0.01)));
	expect(await messagesOf(bought)).toHaveLength(1);
});

test("what nobody fetched two days after its slot goes back: paid back whole, its goods on the shelf, and told", async () => {
	const bought = await buyReady();
	expect(await stockOf(bought)).toEqual({ stock: 3, reserved: 0 });
	await returnUncollected(depsAt(after(bought, collectWithinDays - 0.01)));
	expect(await seen(bought)).toMatchObject({ status: 1, refunded: "0.00" });
	await returnUncollected(depsAt(after(bought, collectWithinDays + 0.01)));
	const gone = await seen(bought);
	expect(gone).toMatchObject({ status: 3, refunded: gone.total });
	expect(gone.collecting.code).toBeNull();
	expect(await reasonOf(bought)).toBe("notCollected");
	expect(await stockOf(bought)).toEqual({ stock: 5, reserved: 0 });
	expect(await messagesOf(bought)).toHaveLength(1);
	const { storeId, code } = bought;
	const late = await staff.ask("collecting/hand-over", { storeId, code });
	expect(late.code).toBe(409);
});

test("what was ready after its slot waits two days from then", async () => {
	const bought = await buyToCollect(shop, kit, {
		...(await seedSku(shop, { cartType: "SUPERMARKET", merchantId: 1 })),
	});
	shop.moveClock(after(bought, 1).getTime() - Date.now());
	await makeReady(staff, bought);
	shop.moveClock(0);
	await returnUncollected(depsAt(after(bought, collectWithinDays + 0.5)));
	expect(await seen(bought)).toMatchObject({ status: 1 });
	await returnUncollected(depsAt(after(bought, collectWithinDays + 1.01)));
	expect(await seen(bought)).toMatchObject({ status: 3 });
});

test("workers that look at once take each order back once, and one that was fetched not at all", async () => {
	const orders = [await buyReady(), await buyReady()];
	const [lost, fetched] = orders as [Bought, Bought];
	const { storeId, code } = fetched;
	await staff.ask("collecting/hand-over", { storeId, code });
	const deps = depsAt(after(lost, collectWithinDays + 0.01));
	const moved = await Promise.all([1, 2, 3].map(() => returnUncollected(deps)));
	expect(moved.reduce((all, one) => all + one, 0)).toBe(1);
	expect(await stockOf(lost)).toEqual({ stock: 5, reserved: 0 });
	expect(await stockOf(fetched)).toEqual({ stock: 3, reserved: 0 });
});

test.each(["before", "after"] as const)(
	"a worker that dies %s its transaction loses and repeats nothing",
	async (when) => {
		const bought = await buyReady();
		const at = after(bought, collectWithinDays + 0.01);
		await returnUncollected(depsAt(at, dying(shop.db, 1, when)));
		await returnUncollected(depsAt(at));
		const { status, refunds } = await seen(bought);
		expect(status).toBe(3);
		expect(refunds).toHaveLength(1);
		expect(await stockOf(bought)).toEqual({ stock: 5, reserved: 0 });
	},
);

test("what waits at a store is never received by itself", async () => {
	const bought = await buyReady();
	await receiveDue(shop.db, after(bought, 20));
	expect(await seen(bought)).toMatchObject({ status: 1, receivedBy: null });
});

test("an application for a refund is decided before anything goes back by itself; agreed to, the goods are on the shelf again", async () => {
	const bought = await buyReady();
	const { lines } = await seen(bought);
	const { data } = await kit.ask("refund", {
		orderNo: bought.orderNo,
		lines: [{ lineId: lines[0].id, quantity: 1 }],
		reason: "changedMind",
	});
	const at = after(bought, collectWithinDays + 0.01);
	await returnUncollected(depsAt(at));
	expect(await seen(bought)).toMatchObject({ status: 1, refunded: "0.00" });
	const operator = await openStaff(shop, "operator");
	await operator.ask(`refund/approve/${data.refundNo}`);
	expect(await stockOf(bought)).toEqual({ stock: 4, reserved: 0 });
	await returnUncollected(depsAt(at));
	expect(await seen(bought)).toMatchObject({ status: 3 });
	expect(await stockOf(bought)).toEqual({ stock: 5, reserved: 0 });
});
