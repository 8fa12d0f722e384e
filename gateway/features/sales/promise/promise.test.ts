import { eq } from "drizzle-orm";
import { promiseGraceMinutes } from "../../../contract/sales/promise-terms";
import { promiseDay } from "../../../db/schema/promise";
import { hongKongDay } from "../../../http/hong-kong-time";
import { buyToCollect, makeReady } from "../../../testing/buy-to-collect";
import { expectMoneyToAddUp } from "../../../testing/expect-money";
import {
	type BoughtOrder,
	listBought,
	openRefunder,
	type Refunder,
} from "../../../testing/open-refunder";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { seedSku } from "../../../testing/own-cart";
import {
	depsAt,
	minutesAfter,
	promisedFood,
	promiseOf,
	sendOut,
} from "../../../testing/promised";
import { closureTomorrow } from "../../../testing/store-fields";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { lookAfterPromises } from "../amends/service";

const hourMs = 60 * 60_000;
let shop: TestShop;
let kit: Refunder;
let staff: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openStaff(shop, 1);
});
beforeEach(async () => {
	kit = await openRefunder(shop);
});
afterEach(async () => {
	shop.moveClock(0);
	await expectMoneyToAddUp(shop);
});
afterAll(() => shop.close());

const moveTo = (at: Date) => shop.moveClock(at.getTime() - Date.now());

const deliver = async (parcelId: number) => {
	const asked = await staff.ask(`parcel/track/${parcelId}`, {
		event: "delivered",
	});
	expect(asked.code).toBe(200);
};

async function countedOn({ storeId }: BoughtOrder, until: Date) {
	const rows = await shop.db
		.select()
		.from(promiseDay)
		.where(eq(promiseDay.storeId, storeId ?? 0));
	const row = rows.find(({ day }) => day === hongKongDay(until));
	return { kept: row?.kept ?? 0, broken: row?.broken ?? 0 };
}

test("what is brought is promised by the end of its slot, when it is ordered, by its store", async () => {
	const order = await kit.buyOne(promisedFood);
	const from = order.slotStartsAt;
	expect(await promiseOf(shop, order)).toMatchObject({
		state: "open",
		storeId: order.storeId,
		from,
		until: new Date((from?.getTime() ?? 0) + 2 * hourMs),
		promisedAt: order.createdAt,
	});
});

test("what is fetched is promised to be ready when its slot begins, and is measured when it is", async () => {
	const { skuId } = await seedSku(shop, { ...promisedFood, stock: 5 });
	const bought = await buyToCollect(shop, kit, { skuId });
	const [order] = await listBought(shop, bought.masterNo);
	if (!order) throw new Error("Nothing was bought");
	expect((await promiseOf(shop, order)).until).toEqual(order.slotStartsAt);
	await makeReady(staff, bought);
	expect((await promiseOf(shop, order)).state).toBe("kept");
});

test("the mall promises no day, so nothing is kept of its orders", async () => {
	const { id } = await kit.buyOne({ price: "120.00" });
	await expect(promiseOf(shop, { id })).rejects.toThrow("Nothing");
});

test("a promise is kept until ten minutes after it, and broken from then on", async () => {
	expect(promiseGraceMinutes).toBe(10);
	for (const [minutes, state] of [
		[9, "kept"],
		[11, "broken"],
	] as const) {
		const order = await kit.buyOne(promisedFood);
		const [parcelId = 0] = await sendOut(shop, staff, order);
		const { until } = await promiseOf(shop, order);
		const before = await countedOn(order, until);
		moveTo(await minutesAfter(shop, order, minutes));
		await deliver(parcelId);
		expect((await promiseOf(shop, order)).state).toBe(state);
		const after = await countedOn(order, until);
		expect(after[state] - before[state]).toBe(1);
		shop.moveClock(0);
	}
});

test("an order has come once the last of its parcels has", async () => {
	const [order] = await kit.buy([promisedFood, promisedFood]);
	if (!order) throw new Error("Nothing was bought");
	const [first = 0, second = 0] = await sendOut(shop, staff, order);
	await deliver(first);
	await deliver(first);
	expect((await promiseOf(shop, order)).state).toBe("open");
	await deliver(second);
	expect((await promiseOf(shop, order)).state).toBe("kept");
});

test("two parcels that arrive at the same moment leave no promise unmeasured", async () => {
	const [order] = await kit.buy([promisedFood, promisedFood]);
	if (!order) throw new Error("Nothing was bought");
	const parcels = await sendOut(shop, staff, order);
	await Promise.all(parcels.map(deliver));
	expect((await promiseOf(shop, order)).state).toBe("kept");
});

test("its buyer's word that it came counts where staff said nothing", async () => {
	const order = await kit.buyOne(promisedFood);
	await sendOut(shop, staff, order);
	await kit.take(order.no);
	expect((await promiseOf(shop, order)).state).toBe("kept");
});

test("what has not come in time is broken by the clock, and what comes afterwards changes nothing", async () => {
	const order = await kit.buyOne(promisedFood);
	const [parcelId = 0] = await sendOut(shop, staff, order);
	const early = await minutesAfter(shop, order, 9);
	await lookAfterPromises(depsAt(shop, early), "measure");
	expect((await promiseOf(shop, order)).state).toBe("open");
	const late = await minutesAfter(shop, order, 11);
	await lookAfterPromises(depsAt(shop, late), "measure");
	const broken = await promiseOf(shop, order);
	expect(broken).toMatchObject({ state: "waived", measuredAt: late });
	moveTo(await minutesAfter(shop, order, 12));
	await deliver(parcelId);
	expect(await promiseOf(shop, order)).toEqual(broken);
});

test("what was cancelled by its buyer, or never paid, is void and counts for nothing", async () => {
	const order = await kit.buyOne(promisedFood);
	expect((await kit.cancel(order.no)).code).toBe(200);
	const unpaidNo = await kit.place([promisedFood]);
	const [unpaid] = await listBought(shop, unpaidNo);
	const late = await minutesAfter(shop, order, 24 * 60);
	await lookAfterPromises(depsAt(shop, late), "amends");
	for (const one of [order, unpaid])
		expect(await promiseOf(shop, { id: one?.id ?? 0 })).toMatchObject({
			state: "void",
			measuredAt: null,
			points: 0,
		});
});

test("an operator who closes its slot leaves what was promised as it was", async () => {
	const order = await kit.buyOne(promisedFood);
	const before = await promiseOf(shop, order);
	const operator = await openStaff(shop, "operator");
	const closure = closureTomorrow(shop.now(), order.storeId);
	const closed = await operator.ask("store/close", closure);
	expect(closed.code).toBe(200);
	expect(await promiseOf(shop, order)).toEqual(before);
	await operator.ask(`store/reopen/${closed.data.id}`);
});

describe("the figure", () => {
	const storeId = 3;
	const count = async (kept: number, broken: number, daysAgo: number) => {
		const day = hongKongDay(new Date(Date.now() - daysAgo * 24 * hourMs));
		await shop.db.insert(promiseDay).values({ storeId, day, kept, broken });
	};
	const figureOf = async (wire = shop.wire) => {
		const { data } = await wire.get("/api/front/store/in-time", {});
		return data.find((one: { storeId: number }) => one.storeId === storeId)
			?.percent;
	};
	// These days were measured of no order.
	afterEach(() =>
		shop.db.delete(promiseDay).where(eq(promiseDay.storeId, storeId)),
	);

	test("is of thirty days, and of twenty promises at least", async () => {
		await count(1_000, 0, 30);
		await count(18, 1, 29);
		expect(await figureOf()).toBeUndefined();
		await count(0, 1, 0);
		expect(await figureOf()).toBe(90);
	});

	test("is not said in a shop that only measures", async () => {
		await count(100, 0, 1);
		const quiet = shop.openAnother({ deliveryPromise: "measure" });
		expect(await figureOf()).toBe(100);
		expect(await figureOf(quiet.wire)).toBeUndefined();
	});
});

test("staff read how their own stores kept their promises, and which orders were late; another merchant's store is not found", async () => {
	const order = await kit.buyOne(promisedFood);
	const late = await minutesAfter(shop, order, 11);
	await lookAfterPromises(depsAt(shop, late), "amends");
	const day = hongKongDay((await promiseOf(shop, order)).until);
	const days = { from: day, to: day };
	const { data: stores } = await staff.get("promise/stores", days);
	const own = stores.find(
		({ store }: { store: { id: number } }) => store.id === order.storeId,
	);
	expect(own.promised).toBe(own.kept + own.broken);
	expect(own.broken).toBeGreaterThan(0);
	const asked = { ...days, storeId: order.storeId ?? 0 };
	const { data } = await staff.get("promise/late", asked);
	const found = data.list.find(
		({ orderNo }: { orderNo: string }) => orderNo === order.no,
	);
	expect(found).toMatchObject({ state: "amended", freight: order.freight });
	expect(data.total).toBe(own.broken);
	const stranger = await openStaff(shop, 2);
	expect((await stranger.get("promise/late", asked)).code).toBe(404);
	expect((await stranger.get("promise/stores", days)).data).toEqual([]);
});
