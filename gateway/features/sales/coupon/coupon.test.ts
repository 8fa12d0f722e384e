import { eq, sql } from "drizzle-orm";
import { localeCodes } from "../../../contract/locale";
import type { Coupon } from "../../../contract/sales/coupon";
import { coupon, couponGoods } from "../../../db/schema/coupon";
import { goods } from "../../../db/schema/goods";
import { type OpenAccount, openAccount } from "../../../testing/open-account";
import { type CouponFields, seedCoupon } from "../../../testing/seed-coupon";
import { seedGoods } from "../../../testing/seed-goods";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const path = "/api/front/coupons";
let shop: TestShop;
let sold: { merchantId: number; categoryId: number; topCategoryId: number };

beforeAll(async () => {
	shop = await openTestShop();
	const [first] = await shop.db.select().from(goods).where(eq(goods.id, 1));
	if (!first) throw new Error("The sample shop has no first goods");
	sold = first;
});
afterAll(() => shop.close());

async function ask(query: Record<string, number>): Promise<Coupon[]> {
	const { data } = await shop.wire.get(path, { limit: 100, ...query });
	return data.list;
}

const add = (fields: CouponFields) => seedCoupon(shop.db, fields);

const idsFor = async (query: Record<string, number>) =>
	(await ask(query)).map(({ id }) => id);

test("a goods is counted by the shop's coupons, its merchant's, its categories' and those that name it", async () => {
	const { merchantId, categoryId, topCategoryId } = sold;
	const ids = [
		await add({}),
		await add({ merchantId }),
		await add({ type: "category", categoryId }),
		await add({ type: "category", categoryId: topCategoryId, merchantId }),
		await add({ type: "goods", merchantId }),
	];
	await shop.db
		.insert(couponGoods)
		.values({ couponId: ids.at(-1) ?? 0, goodsId: 1 });
	expect(await idsFor({ goodsId: 1 })).toEqual(expect.arrayContaining(ids));
});

test("a goods is counted by nothing of another merchant, category or goods", async () => {
	const { merchantId, topCategoryId } = sold;
	const [another] = await shop.db
		.select()
		.from(goods)
		.where(
			sql`${goods.merchantId} <> ${merchantId}
				and ${goods.topCategoryId} <> ${topCategoryId}`,
		)
		.limit(1);
	if (!another) throw new Error("All goods are alike");
	const strange = { merchantId: another.merchantId };
	const ids = [
		await add(strange),
		await add({ ...strange, type: "category", categoryId: topCategoryId }),
		await add({ type: "category", categoryId: another.categoryId }),
		await add({ type: "goods", merchantId }),
	];
	await shop.db
		.insert(couponGoods)
		.values({ couponId: ids.at(-1) ?? 0, goodsId: another.id });
	const found = await idsFor({ goodsId: 1 });
	for (const id of ids) expect(found).not.toContain(id);
});

test("a merchant's list holds its own coupons alone, and the whole list holds everybody's", async () => {
	const own = await add({ merchantId: sold.merchantId });
	const shops = await add({});
	const list = await ask({ merId: sold.merchantId });
	expect(list.map(({ id }) => id)).toContain(own);
	expect(list.every(({ merchant }) => merchant?.id === sold.merchantId)).toBe(
		true,
	);
	expect(await idsFor({})).toEqual(expect.arrayContaining([own, shops]));
});

test("a coupon that is no longer offered appears nowhere", async () => {
	const { merchantId } = sold;
	const id = await add({ merchantId, isOffered: false });
	const queries: Record<string, number>[] = [
		{},
		{ goodsId: 1 },
		{ merId: merchantId },
	];
	for (const query of queries) expect(await idsFor(query)).not.toContain(id);
});

test("a goods that is unknown or off the shelf has no coupons", async () => {
	const hidden = await seedGoods(shop.db, { en: "Lamp" }, { isShown: false });
	expect(await ask({ goodsId: hidden })).toEqual([]);
	expect(await ask({ goodsId: 2_000_000_000 })).toEqual([]);
});

test("the easiest to reach comes first, and of equals the one that takes off most", async () => {
	const list = await ask({});
	const sorted = [...list].sort(
		(one, other) =>
			Number(one.minimumSpend) - Number(other.minimumSpend) ||
			Number(other.amount) - Number(one.amount) ||
			one.id - other.id,
	);
	expect(list).toEqual(sorted);
});

test("pages hold every coupon once and say how many there are", async () => {
	const whole = await idsFor({});
	const first = await shop.wire.get(path, { limit: 4 });
	expect(first.data).toMatchObject({
		total: whole.length,
		totalPage: Math.ceil(whole.length / 4),
	});
	const paged: number[] = [];
	for (let page = 1; page <= first.data.totalPage; page++)
		paged.push(...(await idsFor({ limit: 4, page })));
	expect(paged).toEqual(whole);
});

test("a visitor has received nothing", async () => {
	expect((await ask({})).every(({ isReceived }) => !isReceived)).toBe(true);
});

test("whoever is signed in sees in every list which coupons it has received, and nobody else's", async () => {
	const { merchantId } = sold;
	const [taken, left] = [await add({ merchantId }), await add({ merchantId })];
	const [kit, mia] = [await openAccount(shop), await openAccount(shop)];
	const receive = "/api/front/coupon/receive";
	await shop.wire.post(receive, { id: taken }, { token: kit.token });
	const received = async ({ token }: OpenAccount, query: object) => {
		const asked = { limit: 100, ...query };
		const { data } = await shop.wire.get(path, asked, { token });
		return (data.list as Coupon[])
			.filter(({ id }) => id === taken || id === left)
			.filter(({ isReceived }) => isReceived)
			.map(({ id }) => id);
	};
	for (const query of [{ merId: merchantId }, { goodsId: 1 }, {}]) {
		expect(await received(kit, query)).toEqual([taken]);
		expect(await received(mia, query)).toEqual([]);
	}
});

test("a coupon of some goods names three of them at most, the best sellers on the shelf", async () => {
	const { merchantId } = sold;
	const couponId = await add({ merchantId, type: "goods" });
	const seed = (sales: number, isShown = true) =>
		seedGoods(shop.db, { en: `Sold ${sales}` }, { sales, isShown });
	const ids = [await seed(1), await seed(9), await seed(5), await seed(7)];
	ids.push(await seed(99, false));
	await shop.db
		.insert(couponGoods)
		.values(ids.map((goodsId) => ({ couponId, goodsId })));
	const list = await ask({ merId: merchantId });
	expect(list.find(({ id }) => id === couponId)?.goods).toEqual([
		{ id: ids[1], name: "Sold 9" },
		{ id: ids[3], name: "Sold 7" },
		{ id: ids[2], name: "Sold 5" },
	]);
	const others = list.filter(({ type }) => type !== "goods");
	expect(others.every(({ goods }) => goods.length === 0)).toBe(true);
});

test.each(localeCodes)("coupons speak %s", async (locale) => {
	const { data } = await shop.wire.get(path, { limit: 100 }, { locale });
	const rows = await shop.db.select().from(coupon);
	for (const { id, name } of data.list as Coupon[]) {
		const words = rows.find((row) => row.id === id)?.name;
		expect(name).toBe(words?.[locale] ?? words?.en);
	}
});

test("the sample shop has coupons of every type, of the shop and of merchants", async () => {
	const list = (await ask({})).filter(({ name }) => name !== "Test coupon");
	expect(list.length).toBeGreaterThanOrEqual(20);
	expect(new Set(list.map(({ type }) => type))).toEqual(
		new Set(["general", "goods", "category"]),
	);
	expect(list.some(({ merchant }) => merchant === null)).toBe(true);
	expect(list.some(({ merchant }) => merchant !== null)).toBe(true);
});
