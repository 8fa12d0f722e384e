import { eq } from "drizzle-orm";
import type { Point } from "../../../contract/distance";
import { accountLocation } from "../../../db/schema/address";
import { merchant } from "../../../db/schema/merchant";
import { store } from "../../../db/schema/store";
import { type OwnCart, openCart, seedSku } from "../../../testing/own-cart";
import { endCouponOffers } from "../../../testing/seed-coupon";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const wanChai = { latitude: 22.2776, longitude: 114.1742 };
const guangzhou = { latitude: 23.1291, longitude: 113.2644 };
let shop: TestShop;
let kit: OwnCart;

beforeAll(async () => {
	shop = await openTestShop();
	await endCouponOffers(shop.db);
});
beforeEach(async () => {
	kit = await openCart(shop);
});
afterAll(() => shop.close());

const chooseLocation = (point: Point) =>
	shop.db.insert(accountLocation).values({
		...point,
		accountId: kit.id,
		label: "Here",
		chosenAt: new Date(),
	});

const seedFood = (price: string) =>
	seedSku(shop, { price, merchantId: 1, cartType: "SUPERMARKET" });

async function onlyGroup() {
	const { data } = await kit.list();
	expect(data.groups).toHaveLength(1);
	return data.groups[0];
}

test("the nearest store in service that reaches the place delivers, on its own terms and with its next slot", async () => {
	await chooseLocation(wanChai);
	await kit.put((await seedFood("60.00")).skuId);
	const group = await onlyGroup();
	expect(group.store).toMatchObject({
		merId: 1,
		delivers: true,
		name: "Wan Chai store",
		nextSlot: { from: expect.stringMatching(/\+08:00$/) },
	});
	expect(group.store.distance).toBeLessThan(100);

	await shop.db
		.update(store)
		.set({ isInService: false })
		.where(eq(store.id, group.store.id));
	const next = (await onlyGroup()).store;
	expect(next.distance).toBeGreaterThan(group.store.distance);
	await shop.db
		.update(store)
		.set({ fee: "25.00", freeFrom: "100.00" })
		.where(eq(store.id, next.id));
	expect((await onlyGroup()).freight).toEqual({
		amount: "25.00",
		fee: "25.00",
		freeFrom: "100.00",
		missing: "40.00",
	});
});

test("without a place, and beyond every store's reach, no store stands there and the usual terms hold", async () => {
	await kit.put((await seedFood("349.99")).skuId);
	const usual = {
		store: null,
		freight: {
			amount: "50.00",
			fee: "50.00",
			freeFrom: "350.00",
			missing: "0.01",
		},
	};
	expect(await onlyGroup()).toMatchObject(usual);
	await chooseLocation(guangzhou);
	expect(await onlyGroup()).toMatchObject(usual);
});

test("a merchant of the mall delivers on its own terms, free from its own total on, and never through a store", async () => {
	await chooseLocation(wanChai);
	await shop.db
		.update(merchant)
		.set({ freightFee: "45.00", freightFreeFrom: "200.00" })
		.where(eq(merchant.id, 5));
	const { skuId } = await seedSku(shop, { merchantId: 5, price: "99.99" });
	await kit.put(skuId, 2);
	expect(await onlyGroup()).toMatchObject({
		store: null,
		goodsTotal: "199.98",
		freight: { amount: "45.00", missing: "0.02" },
	});
	await kit.put(skuId);
	expect((await onlyGroup()).freight).toMatchObject({
		amount: "0.00",
		missing: "0.00",
	});
});

test("each group pays its own delivery", async () => {
	await kit.put((await seedFood("350.00")).skuId);
	for (const merchantId of [2, 3])
		await kit.put((await seedSku(shop, { merchantId, price: "1.00" })).skuId);
	expect((await kit.list()).data.totals).toMatchObject({
		goods: "352.00",
		coupons: "0.00",
		freight: "60.00",
		total: "412.00",
	});
});
