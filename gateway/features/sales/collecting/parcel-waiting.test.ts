import { eq, like } from "drizzle-orm";
import pino from "pino";
import {
	parcelReminderAfterDays,
	parcelWithinDays,
} from "../../../contract/delivery/collection-point-terms";
import { sku } from "../../../db/schema/goods";
import { outbox } from "../../../db/schema/outbox";
import {
	bringToStore,
	buyToPoint,
	parcelStoreId,
	type ToPoint,
} from "../../../testing/buy-to-point";
import { dying } from "../../../testing/dying";
import { expectMoneyToAddUp } from "../../../testing/expect-money";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { seedSku } from "../../../testing/own-cart";
import { endCouponOffers } from "../../../testing/seed-coupon";
import { settledAccounts } from "../../../testing/settled-accounts";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { findOrder } from "../order/repository";
import { remindToCollect, returnUncollected } from "./waiting";

let shop: TestShop;
let staff: StaffClient;
let seller: StaffClient;
let kit: Buyer;

beforeAll(async () => {
	shop = await openTestShop();
	await endCouponOffers(shop.db);
	staff = await openStaff(shop, 1);
	seller = await openStaff(shop, 2);
});
beforeEach(async () => {
	kit = await openBuyer(shop);
});
afterEach(() => expectMoneyToAddUp(shop));
afterAll(() => shop.close());

interface Lying extends ToPoint {
	skuId: number;
	code: string;
}

async function buyLying(): Promise<Lying> {
	const { skuId } = await seedSku(shop, { price: "120.00", stock: 5 });
	const bought = await buyToPoint(shop, kit, { skuId, quantity: 2 });
	const code = await bringToStore(bought, { buyer: kit, seller, staff });
	return { ...bought, skuId, code };
}

const depsIn = (days: number, db = shop.db) => ({
	db,
	log: pino({ enabled: false }),
	now: () => new Date(Date.now() + days * 24 * 3_600_000),
});
const seen = async ({ orderNo }: ToPoint) =>
	(await kit.get(`detail/${orderNo}`)).data;
const notified = (reference: string) =>
	shop.db.$count(outbox, like(outbox.reference, reference));
const handOver = ({ code }: Lying) =>
	staff.ask("collecting/hand-over", { storeId: parcelStoreId, code });

test("the buyer of a parcel is reminded once, some days after it arrived", async () => {
	const bought = await buyLying();
	const reference = `collectReminder ${bought.orderNo}`;
	await remindToCollect(depsIn(parcelReminderAfterDays - 0.01));
	expect(await notified(reference)).toBe(0);
	const due = depsIn(parcelReminderAfterDays + 0.01);
	await Promise.all([1, 2, 3].map(() => remindToCollect(due)));
	await remindToCollect(depsIn(parcelWithinDays - 0.01));
	expect(await notified(reference)).toBe(1);
});

test("a parcel that nobody fetched in time is paid back whole and goes back: nothing of it is sold again, and its code opens nothing", async () => {
	const bought = await buyLying();
	await returnUncollected(depsIn(parcelWithinDays - 0.01));
	expect(await seen(bought)).toMatchObject({ status: 1 });
	await returnUncollected(depsIn(parcelWithinDays + 0.01));
	const gone = await seen(bought);
	expect(gone).toMatchObject({
		status: 3,
		refunded: gone.total,
		point: { waiting: null },
	});
	expect(await notified(`notCollected ${bought.orderNo}`)).toBe(1);
	const [row] = await shop.db
		.select()
		.from(sku)
		.where(eq(sku.id, bought.skuId));
	expect(row).toMatchObject({ stock: 3, reserved: 0 });
	expect((await handOver(bought)).code).toBe(409);
	const body = { storeId: parcelStoreId, orderNo: bought.orderNo };
	const back = await staff.ask("collecting/parcel/send-back", body);
	expect(back.data.state).toBe("left");
});

test("what is sold to a collection point is settled without freight, and nothing is left of what nobody fetched", async () => {
	const { orderNo, ...bought } = await buyLying();
	const order = await findOrder(shop.db, orderNo);
	const accounts = () => settledAccounts(shop, order?.id ?? 0, shop.now());
	expect(await accounts()).toEqual({
		captured: "240.00",
		commission: "-24.00",
		held: "-216.00",
	});
	await returnUncollected(depsIn(parcelWithinDays + 0.01));
	const { refunds } = await seen({ orderNo, ...bought });
	expect(refunds).toHaveLength(1);
});

test("workers that look at once take each parcel back once, and one that was fetched not at all", async () => {
	const [lost, fetched] = [await buyLying(), await buyLying()];
	expect((await handOver(fetched)).code).toBe(200);
	const deps = depsIn(parcelWithinDays + 0.01);
	const moved = await Promise.all([1, 2, 3].map(() => returnUncollected(deps)));
	expect(moved.reduce((all, one) => all + one, 0)).toBe(1);
	expect(await seen(lost)).toMatchObject({ status: 3 });
	expect(await seen(fetched)).toMatchObject({ status: 2, refunds: [] });
});

test.each(["before", "after"] as const)(
	"a worker that dies %s its transaction takes a parcel back once",
	async (when) => {
		const bought = await buyLying();
		const days = parcelWithinDays + 0.01;
		await returnUncollected(depsIn(days, dying(shop.db, 1, when)));
		await returnUncollected(depsIn(days));
		expect((await seen(bought)).refunds).toHaveLength(1);
	},
);

test("an application for a refund is decided before a parcel goes back by itself", async () => {
	const bought = await buyLying();
	const { lines } = await seen(bought);
	const { data } = await kit.ask("refund", {
		orderNo: bought.orderNo,
		lines: [{ lineId: lines[0].id, quantity: 1 }],
		reason: "changedMind",
	});
	const due = depsIn(parcelWithinDays + 0.01);
	await returnUncollected(due);
	expect(await seen(bought)).toMatchObject({ status: 1, refunded: "0.00" });
	await seller.ask(`refund/approve/${data.refundNo}`);
	await returnUncollected(due);
	expect(await seen(bought)).toMatchObject({ status: 3 });
});
