import { like } from "drizzle-orm";
import { outbox } from "../../../db/schema/outbox";
import {
	buyToCollect,
	makeReady,
	type ToCollect,
} from "../../../testing/buy-to-collect";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { seedSku } from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { tellLateToCollect } from "./tell-late";

let shop: TestShop;
let staff: StaffClient;
let kit: Buyer;
let bought: ToCollect[];

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openStaff(shop, 1);
	kit = await openBuyer(shop);
	bought = [];
	for (const quantity of [1, 2, 3]) {
		const sold = { cartType: "SUPERMARKET", merchantId: 1 } as const;
		const { skuId } = await seedSku(shop, { ...sold, price: "40.00" });
		bought.push(await buyToCollect(shop, kit, { skuId, quantity }));
	}
});
afterEach(() => shop.moveClock(0));
afterAll(() => shop.close());

interface Listed {
	orderNo: string;
	state: string;
	pieces: number;
}

const list = async (by = staff, query = {}): Promise<Listed[]> =>
	(await by.get("collecting/list", query)).data;
const afterSlot = (minutes: number) =>
	Date.parse(bought[0]?.slot.from ?? "") + minutes * 60_000;

test("orders to be fetched today and tomorrow stand with what waits, what is ready and, first, what is late", async () => {
	const [first, second] = bought as [ToCollect, ToCollect];
	expect(await list()).toMatchObject([
		{ orderNo: first.orderNo, state: "waiting", pieces: 1 },
		{ orderNo: second.orderNo, state: "waiting", pieces: 2 },
		{ state: "waiting", pieces: 3 },
	]);
	await makeReady(staff, first);
	shop.moveClock(afterSlot(1) - Date.now());
	const states = (await list()).map(({ state }) => state);
	expect(states).toEqual(["late", "late", "ready"]);
});

test("staff see their own merchant's stores alone, operators all, and either one store where they ask for it", async () => {
	expect(await list(await openStaff(shop, 2))).toEqual([]);
	expect(await list(await openStaff(shop, "operator"))).toHaveLength(3);
	expect(await list(staff, { storeId: 3 })).toEqual([]);
	expect(await list(staff, { storeId: 2 })).toHaveLength(3);
});

test("a store hears once of an order whose slot began and which is not ready", async () => {
	const late = bought.at(-1) as ToCollect;
	const notified = () =>
		shop.db.$count(
			outbox,
			like(outbox.reference, `collectLate ${late.orderNo} ${staff.id}`),
		);
	const lookAt = (minutes: number) => {
		const at = new Date(afterSlot(minutes));
		return tellLateToCollect({ db: shop.db, now: () => at });
	};
	await lookAt(-1);
	expect(await notified()).toBe(0);
	await Promise.all([lookAt(1), lookAt(1), lookAt(2)]);
	expect(await notified()).toBe(1);
});
