import { and, eq, sql } from "drizzle-orm";
import { amendsPoints } from "../../../contract/sales/promise-terms";
import { outbox } from "../../../db/schema/outbox";
import { pointsEntry } from "../../../db/schema/points";
import { refund } from "../../../db/schema/refund";
import { buyToCollect } from "../../../testing/buy-to-collect";
import { dying } from "../../../testing/dying";
import {
	expectMoneyToAddUp,
	performEffects,
} from "../../../testing/expect-money";
import {
	type BoughtOrder,
	listBought,
	openRefunder,
	type Refunder,
	readAgain,
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
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { lookAfterPromises } from "./service";

let shop: TestShop;
let kit: Refunder;
let staff: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openStaff(shop, 1);
});
beforeEach(async () => {
	// What other tests left open has its end before this one begins.
	await lookAt(new Date(Date.now() + 8 * 24 * 60 * 60_000));
	kit = await openRefunder(shop);
});
afterEach(async () => {
	shop.moveClock(0);
	await expectMoneyToAddUp(shop);
});
afterAll(() => shop.close());

const lookAt = (at: Date, db = shop.db) =>
	lookAfterPromises({ ...depsAt(shop, at), db }, "amends");

const pointsOf = (accountId: number) =>
	shop.db
		.select({ amount: pointsEntry.amount })
		.from(pointsEntry)
		.where(
			and(eq(pointsEntry.accountId, accountId), eq(pointsEntry.kind, "amends")),
		);

const refundsOf = ({ id }: BoughtOrder) =>
	shop.db.select().from(refund).where(eq(refund.orderId, id));

async function expectAmendsOnce(order: BoughtOrder) {
	expect(await pointsOf(kit.id)).toEqual([{ amount: amendsPoints }]);
	expect(await refundsOf(order)).toMatchObject([
		{ reason: "promiseBroken", amount: order.freight, freight: order.freight },
	]);
	const notified = await shop.db
		.select()
		.from(outbox)
		.where(eq(outbox.reference, `amends ${order.no}`));
	expect(notified).toHaveLength(1);
}

test("a broken promise gives the freight back and 500 points, and says so on its order and in one message", async () => {
	expect(amendsPoints).toBe(500);
	const order = await kit.buyOne(promisedFood);
	expect(order.freight).toBe("50.00");
	await lookAt(await minutesAfter(shop, order, 11));
	await performEffects(shop);
	await expectAmendsOnce(order);
	expect((await readAgain(shop, order)).refunded).toBe("50.00");
	expect(await kit.payer.charges(order.masterId)).toMatchObject([
		{ refunded: "50.00" },
	]);
	expect((await kit.get(`detail/${order.no}`)).data.amends).toEqual({
		points: 500,
		freight: "50.00",
	});
});

test("nothing is given for a promise that was kept", async () => {
	const order = await kit.buyOne(promisedFood);
	await sendOut(shop, staff, order);
	await kit.take(order.no);
	await lookAt(await minutesAfter(shop, order, 60));
	expect(await pointsOf(kit.id)).toEqual([]);
	expect(await refundsOf(order)).toEqual([]);
	expect((await kit.get(`detail/${order.no}`)).data.amends).toBeNull();
});

test("whoever paid no freight has points alone", async () => {
	const { skuId } = await seedSku(shop, { ...promisedFood, stock: 5 });
	const { masterNo } = await buyToCollect(shop, kit, { skuId });
	const [order] = await listBought(shop, masterNo);
	if (!order) throw new Error("Nothing was bought");
	await lookAt(await minutesAfter(shop, order, 11));
	expect(await pointsOf(kit.id)).toEqual([{ amount: amendsPoints }]);
	expect(await refundsOf(order)).toEqual([]);
});

test("the points can be used at once", async () => {
	const order = await kit.buyOne(promisedFood);
	const late = await minutesAfter(shop, order, 11);
	await lookAt(late);
	shop.moveClock(late.getTime() - Date.now() + 1_000);
	const { token } = kit;
	const path = "/api/front/integral/user";
	const { data } = await shop.wire.get(path, {}, { token });
	expect(data).toMatchObject({ current: amendsPoints, frozen: 0 });
});

test("the freight goes back once, however the order ends after that", async () => {
	const order = await kit.buyOne(promisedFood);
	await lookAt(await minutesAfter(shop, order, 11));
	expect((await kit.cancel(order.no)).code).toBe(200);
	expect((await readAgain(shop, order)).refunded).toBe(order.total);
	const freights = (await refundsOf(order)).map(({ freight }) => freight);
	expect(freights.sort()).toEqual(["0.00", "50.00"]);
});

test("many processes that look at once make amends once", async () => {
	const order = await kit.buyOne(promisedFood);
	const late = await minutesAfter(shop, order, 11);
	await Promise.all(Array.from({ length: 8 }, () => lookAt(late)));
	await lookAt(late);
	await expectAmendsOnce(order);
});

test("a delivery that is booked twice while the clock breaks the promise makes amends once", async () => {
	const order = await kit.buyOne(promisedFood);
	const [parcelId = 0] = await sendOut(shop, staff, order);
	const late = await minutesAfter(shop, order, 11);
	shop.moveClock(late.getTime() - Date.now());
	const book = () =>
		staff.ask(`parcel/track/${parcelId}`, { event: "delivered" });
	await Promise.all([book(), lookAt(late), book(), lookAt(late), book()]);
	await lookAt(late);
	await expectAmendsOnce(order);
	expect((await promiseOf(shop, order)).state).toBe("amended");
});

test.each(
	[1, 2].flatMap((at) => [[at, "before"] as const, [at, "after"] as const]),
)(
	"a process that dies at transaction %d, %s it is kept, makes amends neither twice nor never",
	async (at, when) => {
		const order = await kit.buyOne(promisedFood);
		const late = await minutesAfter(shop, order, 11);
		await lookAt(late, dying(shop.db, at, when)).catch(() => undefined);
		await lookAt(late);
		await lookAt(late);
		await expectAmendsOnce(order);
	},
);

test("an order whose promise cannot be looked after holds up no other", async () => {
	const stuck = await kit.buyOne(promisedFood);
	const other = await kit.buyOne(promisedFood);
	const late = await minutesAfter(shop, other, 11);
	await shop.db.execute(sql`alter table delivery_promise
		add constraint stuck check (order_id <> ${sql.raw(`${stuck.id}`)} or state = 'open')`);
	await lookAt(late);
	expect((await promiseOf(shop, other)).state).toBe("amended");
	await shop.db.execute(
		sql`alter table delivery_promise drop constraint stuck`,
	);
	await lookAt(late);
	expect((await promiseOf(shop, stuck)).state).toBe("amended");
});

test("a shop that made no amends when a promise was broken makes none later", async () => {
	const order = await kit.buyOne(promisedFood);
	const late = await minutesAfter(shop, order, 11);
	await lookAfterPromises(depsAt(shop, late), "figure");
	await lookAt(late);
	expect((await promiseOf(shop, order)).state).toBe("waived");
	expect(await pointsOf(kit.id)).toEqual([]);
});
