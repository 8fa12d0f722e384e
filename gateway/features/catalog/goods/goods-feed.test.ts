import { and, asc, eq } from "drizzle-orm";
import type { GoodsDetail } from "../../../contract/catalog/goods";
import type { CartType } from "../../../contract/values";
import { goods, sku } from "../../../db/schema/goods";
import { merchant } from "../../../db/schema/merchant";
import { store } from "../../../db/schema/store";
import { seedGoods } from "../../../testing/seed-goods";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const areas: CartType[] = ["E_COMMERCE", "SUPERMARKET"];
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

async function ask(query: Record<string, string | number>) {
	return shop.wire.get("/api/front/product/feed", query);
}

async function walk(cartType: CartType, limit: number): Promise<GoodsDetail[]> {
	const found: GoodsDetail[] = [];
	for (;;) {
		const after = found.at(-1)?.id ?? 0;
		const { data } = await ask({ cartType, after, limit });
		if (data.length === 0) return found;
		expect(data.length).toBeLessThanOrEqual(limit);
		found.push(...data);
	}
}

async function detailOf(id: number): Promise<GoodsDetail> {
	return (await shop.wire.get(`/api/front/product/detail/${id}`)).data;
}

test.each(areas)(
	"parts of any size add up to every goods on the shelf of %s, once each, by rising id",
	async (cartType) => {
		const rows = await shop.db
			.select({ id: goods.id })
			.from(goods)
			.where(and(goods.isShown, eq(goods.cartType, cartType)))
			.orderBy(asc(goods.id));
		const shown = rows.map(({ id }) => id);
		expect(shown.length).toBeGreaterThan(50);
		for (const limit of [37, 100])
			expect((await walk(cartType, limit)).map(({ id }) => id)).toEqual(shown);
	},
);

test.each(areas)(
	"a goods of %s says what its page says, with its own skus in their order",
	async (cartType) => {
		for (const one of await walk(cartType, 100))
			expect(one).toEqual(await detailOf(one.id));
	},
);

test("neither a goods off the shelf nor a sku that has ended is in it", async () => {
	const cartType = "E_COMMERCE";
	const own = { cartType } as const;
	const hidden = await seedGoods(shop.db, { en: "Withdrawn" }, own);
	const ended = await seedGoods(shop.db, { en: "Not made any more" }, own);
	const asked = { cartType, after: hidden - 1 };
	expect((await ask(asked)).data).toHaveLength(2);
	await shop.db
		.update(goods)
		.set({ isShown: false })
		.where(eq(goods.id, hidden));
	await shop.db
		.update(sku)
		.set({ isEnded: true })
		.where(eq(sku.goodsId, ended));
	const { data } = await ask(asked);
	expect(data).toMatchObject([{ id: ended, skus: [] }]);
});

test("bringing goods of the mall costs what their merchant says", async () => {
	const id = await seedGoods(
		shop.db,
		{ en: "Sent by its merchant" },
		{ cartType: "E_COMMERCE" },
	);
	const { merchant: own } = await detailOf(id);
	await shop.db
		.update(merchant)
		.set({ freightFee: "25.50", freightFreeFrom: "200.00" })
		.where(eq(merchant.id, own.id));
	const freight = { fee: "25.50", freeFrom: "200.00" };
	expect((await detailOf(id)).freight).toEqual(freight);
	const { data } = await ask({ cartType: "E_COMMERCE", after: id - 1 });
	expect(data).toMatchObject([{ id, freight }]);
});

test("bringing goods of the supermarket costs what the dearest of their stores in service asks, and nothing is said without one", async () => {
	const cartType = "SUPERMARKET";
	const [first] = (await ask({ cartType, limit: 1 })).data as GoodsDetail[];
	const merchantId = Number(first?.merchant.id);
	const ofMerchant = eq(store.merchantId, merchantId);
	const own = await shop.db.select().from(store).where(ofMerchant);
	expect(own.length).toBeGreaterThan(2);
	const setFee = (at: number, fields: Partial<typeof store.$inferInsert>) =>
		shop.db
			.update(store)
			.set(fields)
			.where(eq(store.id, Number(own[at]?.id)));
	await setFee(0, { fee: "61.00", freeFrom: "10.00" });
	await setFee(1, { fee: "1.00", freeFrom: "1000.00" });
	await setFee(2, { fee: "99.00", isInService: false });
	const freightNow = async () =>
		(await ask({ cartType, limit: 1 })).data[0].freight;
	expect(await freightNow()).toEqual({ fee: "61.00", freeFrom: "1000.00" });
	await shop.db.update(store).set({ isInService: false }).where(ofMerchant);
	expect(await freightNow()).toBeNull();
	expect((await detailOf(Number(first?.id))).freight).toBeNull();
});

const refused: [string, Record<string, string | number>][] = [
	["cartType", {}],
	["cartType", { cartType: "ANY" }],
	["after", { cartType: "E_COMMERCE", after: -1 }],
	["limit", { cartType: "E_COMMERCE", limit: 0 }],
	["limit", { cartType: "E_COMMERCE", limit: 101 }],
];

test.each(refused)(
	"a wrong %s is refused by its name: %j",
	async (field, query) => {
		const answer = await ask(query);
		expect(answer.code).toBe(400);
		expect(answer.text).toContain(field);
	},
);
