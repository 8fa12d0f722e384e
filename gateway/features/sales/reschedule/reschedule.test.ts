import { asc, eq, like, sql } from "drizzle-orm";
import type { ClosureReason } from "../../../contract/delivery/slot-terms";
import { slotsOffered } from "../../../contract/delivery/weather-terms";
import { merchantOrder } from "../../../db/schema/order";
import { outbox } from "../../../db/schema/outbox";
import { deliverySlot, store } from "../../../db/schema/store";
import { heldUpOrder } from "../../../db/schema/weather";
import { buyPaid } from "../../../testing/buy-paid";
import { buyToCollect } from "../../../testing/buy-to-collect";
import { expectInvariants } from "../../../testing/invariants";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { seedSku } from "../../../testing/own-cart";
import { systemContext } from "../../../testing/system-context";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { closeSlots, openSlots } from "../../delivery/store/service";
import { obeySource } from "../../delivery/weather/service";
import { lookAfterHeldUp } from "./by-itself";

let shop: TestShop;
let staff: StaffClient;
let kit: Buyer;
let skuId: number;
const bought: { no: string; method: "courier" | "collect" }[] = [];
const slotMs = 2 * 60 * 60 * 1_000;

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openStaff(shop, "operator");
	const food = { merchantId: 1, cartType: "SUPERMARKET" } as const;
	({ skuId } = await seedSku(shop, { ...food, price: "400.00" }));
});
beforeEach(async () => {
	kit = await openBuyer(shop);
	await shop.db.execute(
		sql`truncate weather_warning, held_up_order, slot_closure cascade`,
	);
});
afterEach(async () => {
	await expectInvariants(shop.db);
	// The next test's storms hold up its own orders alone.
	for (const { no, method } of bought.splice(0)) {
		await staff.ask(`order/accept/${no}`);
		const parcels = [{ method, courier: "SF Express", trackingNo: "SF1" }];
		await staff.ask(`order/ship/${no}`, { parcels });
	}
});
afterAll(() => shop.close());

/** Answers when its slot begins. */
async function buy(buyer = kit) {
	const [orderNo = ""] = await buyPaid(shop, buyer, [{ skuId }]);
	bought.push({ no: orderNo, method: "courier" });
	return { orderNo, at: await slotOf(orderNo) };
}

async function slotOf(orderNo: string): Promise<Date> {
	const [row] = await shop.db
		.select({ at: merchantOrder.slotStartsAt })
		.from(merchantOrder)
		.where(eq(merchantOrder.no, orderNo));
	if (!row?.at) throw new Error(`${orderNo} has no slot`);
	return row.at;
}

const later = (at: Date, slots: number) =>
	new Date(at.getTime() + slots * slotMs);

/** As many slots from that one on. */
async function close(from: Date, slots = 1, reason: ClosureReason = "typhoon") {
	const { closure } = await closeSlots(systemContext(shop), {
		from,
		until: later(from, slots),
		reason,
		storeId: null,
		note: null,
	});
	return closure;
}

const look = (at = shop.now()) =>
	lookAfterHeldUp({ db: shop.db, now: () => at });

/** What the buyer of an order was told about its slot, in order. */
async function notifiedOf(orderNo: string): Promise<string[]> {
	const rows = await shop.db
		.select({ payload: outbox.payload })
		.from(outbox)
		.where(like(outbox.reference, `%${orderNo}`))
		.orderBy(asc(outbox.id));
	return rows
		.map(({ payload }) => (payload as { template: string }).template)
		.filter((template) => /HeldUp|Rescheduled|AsPromised/.test(template));
}

const heldUp = (orderNo: string, buyer = kit) => buyer.get(`slot/${orderNo}`);
const choose = (orderNo: string, at: Date, buyer = kit) =>
	buyer.ask(`slot/${orderNo}`, { slot: at.toISOString() });

test("whoever's slot the weather closes is told once, says why, and is offered the next open slots", async () => {
	const { orderNo, at } = await buy();
	await look();
	expect((await heldUp(orderNo)).data).toBeNull();
	await close(at, 2);
	await Promise.all([look(), look()]);
	await look();
	expect(await notifiedOf(orderNo)).toEqual(["orderHeldUp"]);
	const { data } = await heldUp(orderNo);
	expect(data.why).toMatch(/8|八號/);
	expect(new Date(data.slot.from)).toEqual(at);
	expect(data.offered).toHaveLength(slotsOffered);
	const offered = data.offered.map(({ from }: { from: string }) =>
		Date.parse(from),
	);
	expect(offered).toEqual(offered.toSorted());
	for (const closed of [at, later(at, 1)])
		expect(offered).not.toContain(closed.getTime());
});

test("a holiday stops new orders alone: what was promised comes", async () => {
	const { orderNo, at } = await buy();
	await close(at, 1, "holiday");
	await look();
	expect(await notifiedOf(orderNo)).toEqual([]);
	expect((await heldUp(orderNo)).data).toBeNull();
});

test("one tap moves an order, twice like once, and afterwards it stays", async () => {
	const { orderNo, at } = await buy();
	await close(at);
	await look();
	for (const _ of [1, 2])
		expect(await choose(orderNo, later(at, 1))).toMatchObject({ code: 200 });
	expect(await slotOf(orderNo)).toEqual(later(at, 1));
	expect((await choose(orderNo, later(at, 2))).code).toBe(409);
	expect((await heldUp(orderNo)).data).toBeNull();
	expect(await notifiedOf(orderNo)).toEqual([
		"orderHeldUp",
		"orderRescheduled",
	]);
});

test("a slot that is closed, past or none is refused, and so is an order that nothing holds up", async () => {
	const { orderNo, at } = await buy();
	expect((await choose(orderNo, later(at, 1))).code).toBe(409);
	await close(at, 2);
	await look();
	for (const to of [
		later(at, 1),
		later(at, -50),
		new Date(at.getTime() + 60_000),
	])
		expect((await choose(orderNo, to)).code).toBe(409);
	expect(await slotOf(orderNo)).toEqual(at);
});

test("another account's order is not found", async () => {
	const { orderNo, at } = await buy();
	const other = await openBuyer(shop);
	expect((await heldUp(orderNo, other)).code).toBe(404);
	expect((await choose(orderNo, later(at, 1), other)).code).toBe(404);
});

test("of two who want the last place one gets it, and the other keeps what it has", async () => {
	const other = await openBuyer(shop);
	const [one, two] = [await buy(), await buy(other)];
	const to = later(one.at, 1);
	await close(one.at);
	await look();
	await withCapacity(await takenAt(to, 1), async () => {
		const codes = await Promise.all([
			choose(one.orderNo, to),
			choose(two.orderNo, to, other),
		]);
		expect(codes.map(({ code }) => code).sort()).toEqual([200, 409]);
	});
	const slots = [await slotOf(one.orderNo), await slotOf(two.orderNo)];
	expect(slots.filter((at) => at.getTime() === to.getTime())).toHaveLength(1);
});

/** How many orders hold the slot, and so many more. */
async function takenAt(at: Date, more: number): Promise<number> {
	const [row] = await shop.db
		.select({ taken: deliverySlot.taken })
		.from(deliverySlot)
		.where(eq(deliverySlot.startsAt, at));
	return (row?.taken ?? 0) + more;
}

async function withCapacity(slotCapacity: number, act: () => Promise<void>) {
	const before = await shop.db.select().from(store);
	await shop.db.update(store).set({ slotCapacity });
	try {
		await act();
	} finally {
		for (const { id, slotCapacity: own } of before)
			await shop.db
				.update(store)
				.set({ slotCapacity: own })
				.where(eq(store.id, id));
	}
}

test("a slot that opens again in time is kept, and its buyer hears so", async () => {
	const { orderNo, at } = await buy();
	const { id } = await close(at);
	await look();
	await openSlots(systemContext(shop), { id });
	await look();
	await look();
	expect(await slotOf(orderNo)).toEqual(at);
	expect(await notifiedOf(orderNo)).toEqual([
		"orderHeldUp",
		"orderComesAsPromised",
	]);
	expect((await heldUp(orderNo)).data).toBeNull();
});

test("what nobody moved gets the first free slots once its time has come, in the order of the promises", async () => {
	const other = await openBuyer(shop);
	const [one, two] = [await buy(), await buy(other)];
	await close(one.at, 2);
	await look();
	const first = later(one.at, 2);
	await withCapacity(Math.max(2, await takenAt(first, 1)), async () => {
		await look(one.at);
	});
	expect(await slotOf(one.orderNo)).toEqual(first);
	expect((await slotOf(two.orderNo)).getTime()).toBeGreaterThanOrEqual(
		first.getTime(),
	);
	for (const { orderNo } of [one, two])
		expect(await notifiedOf(orderNo)).toEqual([
			"orderHeldUp",
			"orderRescheduled",
		]);
});

test("as long as a warning is in force nothing is promised anew by itself", async () => {
	const { orderNo, at } = await buy();
	const ctx = (now: Date) => ({ ...systemContext(shop), now: () => now });
	await obeySource(ctx(later(at, -1)), ["typhoon"]);
	await look();
	await look(at);
	expect(await slotOf(orderNo)).toEqual(at);
	expect(await notifiedOf(orderNo)).toEqual(["orderHeldUp"]);
	await obeySource(ctx(at), []);
	await look(at);
	expect((await slotOf(orderNo)).getTime()).toBeGreaterThan(at.getTime());
	expect(await notifiedOf(orderNo)).toEqual([
		"orderHeldUp",
		"orderRescheduled",
	]);
});

test("an order that is held up again is told again, and one that left or was cancelled is not", async () => {
	const { orderNo, at } = await buy();
	await close(at);
	await look();
	await choose(orderNo, later(at, 1));
	await close(later(at, 1));
	await look();
	expect(await notifiedOf(orderNo)).toEqual([
		"orderHeldUp",
		"orderRescheduled",
		"orderHeldUp",
	]);
	expect((await kit.ask(`cancel/${orderNo}`)).code).toBe(200);
	await look(later(at, 1));
	expect((await heldUp(orderNo)).data).toBeNull();
	expect((await notifiedOf(orderNo)).length).toBe(3);
	expect(await shop.db.$count(heldUpOrder)).toBe(2);
});

test("an order that is fetched is moved like one that is brought", async () => {
	const { orderNo, slot } = await buyToCollect(shop, kit, { skuId });
	bought.push({ no: orderNo, method: "collect" });
	const at = new Date(slot.from);
	await close(at);
	await look();
	const { data } = await heldUp(orderNo);
	const to = new Date(data.offered[0].from);
	expect((await choose(orderNo, to)).code).toBe(200);
	expect(await slotOf(orderNo)).toEqual(to);
});

test("staff who deliver all the same are not held up", async () => {
	const { orderNo, at } = await buy();
	await close(at);
	await look();
	await staff.ask(`order/accept/${orderNo}`);
	expect((await staff.ship(orderNo)).code).toBe(200);
	await look(at);
	expect(await slotOf(orderNo)).toEqual(at);
	expect(await notifiedOf(orderNo)).toEqual(["orderHeldUp"]);
});
