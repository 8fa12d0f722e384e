import { eq } from "drizzle-orm";
import { address } from "../../../db/schema/address";
import { sku } from "../../../db/schema/goods";
import { slotClosure, store } from "../../../db/schema/store";
import { expectInvariants } from "../../../testing/invariants";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import { seedSku } from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const guangzhou = { latitude: 23.1291, longitude: 113.2644 };
let shop: TestShop;
let kit: Buyer;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(async () => {
	kit = await openBuyer(shop);
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

async function wantFood(price = "60.00") {
	const area = { merchantId: 1, cartType: "SUPERMARKET" as const };
	const { skuId } = await seedSku(shop, { price, ...area });
	return kit.want({ from: "buyNow", skuId, quantity: 1 });
}

const wantMall = async (price: string) => {
	const { skuId } = await seedSku(shop, { price });
	return kit.want({ from: "buyNow", skuId, quantity: 1 });
};

const moveHome = (point: object) =>
	shop.db.update(address).set(point).where(eq(address.id, kit.addressId));

async function openSlotOf(storeId: number): Promise<string> {
	const { data } = await shop.wire.get("/api/front/store/slots", { storeId });
	return data.days[3].slots[2].from;
}

test("a pre-order is shown with the default address, the best coupon and no points", async () => {
	const [small, large] = [
		await kit.receive({ amount: "5.00" }),
		await kit.receive({ amount: "30.00" }),
	];
	await kit.givePoints(100);
	const { data } = await kit.get(`load/pre/${await wantMall("200.00")}`);
	expect(data).toMatchObject({
		addressId: kit.addressId,
		goodsTotal: "200.00",
		couponTotal: "30.00",
		freightTotal: "30.00",
		total: "200.00",
		changes: [],
		points: { current: 100, usable: 100, worth: "1.00", used: 0 },
	});
	const chosen = data.coupons.find(
		(one: { isChosen: boolean }) => one.isChosen,
	);
	expect(chosen).toMatchObject({ couponId: large, saving: "30.00" });
	const other = data.coupons.find(
		(one: { couponId: number }) => one.couponId === small,
	);
	expect(other).toMatchObject({ saving: "5.00", refusal: null });
});

test("a coupon whose minimum is not reached says what is missing", async () => {
	await kit.receive({ minimumSpend: "100.00" });
	const { data } = await kit.quote(await wantMall("80.00"));
	expect(data.coupons).toMatchObject([
		{
			isChosen: false,
			saving: "0.00",
			refusal: { reason: "minimum", missing: "20.00" },
		},
	]);
});

test("the coupons of a pre-order are those of its quote, and another account's are not found", async () => {
	await kit.receive({ amount: "5.00" });
	await kit.receive({ amount: "30.00" });
	await kit.receive({ minimumSpend: "9000.00" });
	const no = await wantMall("200.00");
	const { data: quote } = await kit.get(`load/pre/${no}`);
	const path = `/api/front/coupons/order/${no}`;
	const { data } = await shop.wire.get(path, {}, { token: kit.token });
	expect(data).toHaveLength(3);
	expect(data).toEqual(quote.coupons);
	const { token } = await openBuyer(shop);
	expect((await shop.wire.get(path, {}, { token })).code).toBe(404);
});

test("points are a fifth of what coupons leave at most", async () => {
	await kit.givePoints(100_000);
	await kit.receive({ amount: "50.00" });
	const { data } = await kit.quote(await wantMall("150.00"), {
		usePoints: true,
	});
	expect(data).toMatchObject({
		points: { usable: 2_000, used: 2_000, worth: "20.00" },
		couponTotal: "50.00",
		pointsTotal: "20.00",
		total: "110.00",
	});
});

test("food comes from the nearest store that reaches the address, in its next open slot unless another is chosen", async () => {
	const no = await wantFood();
	const { data } = await kit.quote(no);
	const [group] = data.groups;
	const { data: nearby } = await shop.wire.get("/api/front/store/list", {});
	const store = nearby.find(({ id }: { id: number }) => id === group.store.id);
	expect(group).toMatchObject({ isOutOfReach: false, slot: store.nextSlot });
	expect(group.store.distance).toBeGreaterThan(0);
	expect(await kit.order(no)).toMatchObject({
		code: 400,
		data: { fields: { slots: "emptySlot" } },
	});
	const slot = await openSlotOf(group.store.id);
	const made = await kit.order(no, { slots: { [group.key]: slot } });
	expect(made.code).toBe(200);
	const seen = await kit.get(`master/detail/${made.data.orderNo}`);
	expect(seen.data.orders).toMatchObject([
		{ store: { id: group.store.id }, slot: { from: slot }, handover: "door" },
	]);
});

test("a slot that was closed meanwhile is named, and nothing is ordered", async () => {
	const no = await wantFood();
	const first = await kit.quote(no);
	const [{ key, store: from }] = first.data.groups;
	const slot = await openSlotOf(from.id);
	const slots = { [key]: slot };
	const { data } = await kit.quote(no, { slots });
	const startsAt = new Date(slot);
	await shop.db.insert(slotClosure).values({
		storeId: from.id,
		from: startsAt,
		reason: "typhoon",
		until: new Date(startsAt.getTime() + 60_000),
		createdAt: new Date(),
	});
	const body = {
		preOrderNo: no,
		addressId: kit.addressId,
		slots,
		total: data.total,
		payMethod: "local",
	};
	expect(await kit.ask("create", body)).toMatchObject({
		code: 409,
		data: { changes: [{ kind: "slot", about: key, before: slot }] },
	});
});

test("without an address freight is what the cart said, by the account's place, before it has one by its default address, or else by the usual terms", async () => {
	const no = await wantFood();
	const without = { addressId: null };
	const home = (await kit.quote(no)).data.groups[0].store;
	expect((await kit.quote(no, without)).data.groups).toMatchObject([
		{ store: { id: home.id } },
	]);
	await shop.db.delete(address).where(eq(address.id, kit.addressId));
	const before = (await kit.quote(no, without)).data;
	expect(before.groups).toMatchObject([{ store: null, freight: "50.00" }]);
	const place = { latitude: 22.3193, longitude: 114.1694, label: "旺角" };
	const { token } = kit;
	await shop.wire.post("/api/front/user/place", place, { token });
	const { groups, total } = (await kit.quote(no, without)).data;
	const { data: stores } = await shop.wire.get("/api/front/store/list", place);
	const [{ id, fee }] = stores;
	expect(groups).toMatchObject([{ store: { id }, freight: fee }]);
	expect(total).toBe((Number(groups[0].goodsTotal) + Number(fee)).toFixed(2));
});

test("an address that no store reaches is told how far the nearest is, and cannot be ordered to", async () => {
	const no = await wantFood();
	await moveHome(guangzhou);
	const { data } = await kit.quote(no);
	expect(data.groups).toMatchObject([
		{ isOutOfReach: true, store: null, slot: null, freight: "50.00" },
	]);
	expect(data.groups[0].nearest.distance).toBeGreaterThan(50_000);
	expect(await kit.order(no)).toMatchObject({
		code: 409,
		data: { changes: [{ kind: "reach" }] },
	});
});

test("freight that a store changed meanwhile is named", async () => {
	const no = await wantFood();
	const { data } = await kit.quote(no);
	const { id } = data.groups[0].store;
	const [before] = await shop.db.select().from(store).where(eq(store.id, id));
	await shop.db.update(store).set({ fee: "55.00" }).where(eq(store.id, id));
	const changed = await kit.quote(no);
	expect(changed.data.changes).toMatchObject([
		{ kind: "freight", before: before?.fee, now: "55.00" },
	]);
});

test("what has changed is told once: a reload finds it known", async () => {
	const no = await wantMall("80.00");
	const { data } = await kit.quote(no);
	const { skuId } = data.groups[0].lines[0];
	await shop.db.update(sku).set({ price: "70.00" }).where(eq(sku.id, skuId));
	expect((await kit.quote(no)).data.changes).toMatchObject([
		{ kind: "price", before: "80.00", now: "70.00" },
	]);
	expect((await kit.quote(no)).data).toMatchObject({
		changes: [],
		total: "100.00",
	});
});

test("an order is bought again as far as it can be, and what cannot is shown apart", async () => {
	const [one, two] = [await seedSku(shop), await seedSku(shop)];
	await kit.put(one.skuId, 2);
	await kit.put(two.skuId, 1);
	const { data } = await kit.order(await kit.want());
	const { data: made } = await kit.get(`master/detail/${data.orderNo}`);
	await shop.db.update(sku).set({ stock: 0 }).where(eq(sku.id, two.skuId));
	await shop.db.execute(
		`update goods set stock = 0 where id = ${Number(two.goodsId)}`,
	);
	const no = await kit.want({
		from: "again",
		orderNo: made.orders[0].orderNo,
	});
	const { data: again } = await kit.quote(no);
	expect(again.groups[0].lines).toMatchObject([
		{ skuId: one.skuId, quantity: 2 },
	]);
	expect(again.dropped).toMatchObject([{ skuId: two.skuId, state: "soldOut" }]);
});
