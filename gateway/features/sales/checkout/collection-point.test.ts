import { eq } from "drizzle-orm";
import { address } from "../../../db/schema/address";
import { locker } from "../../../db/schema/locker";
import { store } from "../../../db/schema/store";
import { lockerId, parcelStoreId } from "../../../testing/buy-to-point";
import { expectMoneyToAddUp } from "../../../testing/expect-money";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import { seedSku } from "../../../testing/own-cart";
import { endCouponOffers } from "../../../testing/seed-coupon";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let kit: Buyer;

beforeAll(async () => {
	shop = await openTestShop();
	await endCouponOffers(shop.db);
});
beforeEach(async () => {
	kit = await openBuyer(shop);
});
afterEach(() => expectMoneyToAddUp(shop));
afterAll(() => shop.close());

const toStore = { collectionPoint: { kind: "store", id: parcelStoreId } };
const toLocker = { collectionPoint: { kind: "locker", id: lockerId } };
const collector = {
	realName: "Mei Wong",
	countryCode: "+852",
	phone: "61234567",
	email: "mei@example.com",
};

/** Of two merchants of the mall. */
async function want(): Promise<string> {
	for (const merchantId of [2, 3]) {
		const { skuId } = await seedSku(shop, { merchantId, price: "40.00" });
		await kit.put(skuId, 1);
	}
	return kit.want();
}

const listed = (query = {}, token = kit.token) =>
	shop.wire.get("/api/front/collection-point/list", query, { token });

test("stores that take parcels and open lockers are listed, the nearest to the address first; another's address is not found", async () => {
	const near = { addressId: String(kit.addressId) };
	const { data } = await listed(near);
	const [first] = data;
	// Tai Koo.
	expect(first).toMatchObject({ kind: "locker", code: "HL-0102" });
	const metres = data.map(({ distance }: { distance: number }) => distance);
	expect(metres).toEqual(metres.toSorted((a: number, b: number) => a - b));
	const stores = data.filter(({ kind }: { kind: string }) => kind === "store");
	expect(stores).toMatchObject([{ id: parcelStoreId, network: null }]);
	const others = await openBuyer(shop);
	expect((await listed(near, others.token)).code).toBe(404);
});

test("a shopper who fetches a parcel at a collection point pays no freight", async () => {
	const preOrderNo = await want();
	const { data: home } = await kit.quote(preOrderNo);
	expect(Number(home.freightTotal)).toBeGreaterThan(0);
	for (const choice of [toStore, toLocker]) {
		const { data } = await kit.quote(preOrderNo, choice);
		expect(data).toMatchObject({ freightTotal: "0.00", total: "80.00" });
		for (const group of data.groups)
			expect(group).toMatchObject({
				isToPoint: true,
				isOutOfReach: false,
				point: choice.collectionPoint,
			});
	}
});

test("all parcels of the mall go to the point, and nobody needs an address for it, but somebody has to come", async () => {
	await shop.db.delete(address).where(eq(address.id, kit.addressId));
	const choices = { ...toLocker, addressId: null };
	const preOrderNo = await want();
	expect(await kit.order(preOrderNo, choices)).toMatchObject({
		code: 400,
		data: { fields: { collector: "emptyRealName" } },
	});
	const made = await kit.order(preOrderNo, { ...choices, collector });
	expect(made.code).toBe(200);
	const { data } = await kit.get(`master/detail/${made.data.orderNo}`);
	expect(data.delivery.realName).toBe("Mei Wong");
	expect(data.delivery.formatted).toContain("HL-0101");
	expect(data.orders).toHaveLength(2);
	for (const order of data.orders)
		expect(order).toMatchObject({
			freight: "0.00",
			point: { kind: "locker", id: lockerId, waiting: null },
		});
});

test("what the supermarket brings to the address stays there while the mall's parcels go to the point", async () => {
	const food = await seedSku(shop, {
		cartType: "SUPERMARKET",
		merchantId: 1,
		price: "40.00",
	});
	await kit.put(food.skuId, 1);
	const preOrderNo = await want();
	const { data: quote } = await kit.quote(preOrderNo, toStore);
	expect(quote.freightTotal).toBe("50.00");
	const slots = Object.fromEntries(
		quote.groups.flatMap(
			({ key, slot }: { key: string; slot: { from: string } | null }) =>
				slot ? [[key, slot.from]] : [],
		),
	);
	const made = await kit.order(preOrderNo, { ...toStore, slots });
	expect(made.code).toBe(200);
	const { data } = await kit.get(`master/detail/${made.data.orderNo}`);
	const { token } = kit;
	const book = await shop.wire.get("/api/front/address/list", {}, { token });
	const [home] = book.data.list;
	for (const { orderNo, cartType } of data.orders) {
		const { delivery, point } = (await kit.get(`detail/${orderNo}`)).data;
		const isMall = cartType === "E_COMMERCE";
		expect(point?.id ?? null).toBe(isMall ? parcelStoreId : null);
		expect(delivery.formatted === home.formatted).toBe(!isMall);
	}
});

test.each([
	["a store that takes no parcels any more", toStore],
	["a locker that is closed", toLocker],
])("%s is named, and nothing is ordered", async (_, choice) => {
	const preOrderNo = await want();
	const { data: quote } = await kit.quote(preOrderNo, choice);
	const set = async (isOn: boolean) => {
		await shop.db
			.update(store)
			.set({ takesParcels: isOn })
			.where(eq(store.id, parcelStoreId));
		await shop.db
			.update(locker)
			.set({ isOpen: isOn })
			.where(eq(locker.id, lockerId));
	};
	await set(false);
	const refused = await kit.order(preOrderNo, {
		...choice,
		total: quote.total,
	});
	await set(true);
	expect(refused.code).toBe(409);
	expect(refused.data.changes).toMatchObject([
		{ kind: "reach" },
		{ kind: "reach" },
	]);
});

test("whoever buys without an account can choose a point too", async () => {
	kit = await openBuyer(shop, { kind: "tourist" });
	const made = await kit.order(await want(), { ...toStore, collector });
	expect(made.code).toBe(200);
});
