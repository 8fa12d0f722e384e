import { eq } from "drizzle-orm";
import type { FavouriteGoods } from "../../../contract/catalog/favourites";
import { goods } from "../../../db/schema/goods";
import { expectFault } from "../../../testing/expect-fault";
import { type OpenAccount, openAccount } from "../../../testing/open-account";
import { seedGoods } from "../../../testing/seed-goods";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let kit: OpenAccount;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(async () => {
	kit = await openAccount(shop);
});
afterAll(() => shop.close());

let sent = 0;
const ask = (call: string, ids: number[], { token } = kit) =>
	shop.wire.post(
		`/api/front/collect/${call}/product`,
		{ ids },
		{ token, timestamp: Date.now() + ++sent },
	);

async function list(
	query: Record<string, number> = {},
	{ token } = kit,
): Promise<{ list: FavouriteGoods[]; total: number; totalPage: number }> {
	const path = "/api/front/collect/product/list";
	return (await shop.wire.get(path, query, { token })).data;
}

const idsOf = (page: { list: FavouriteGoods[] }) =>
	page.list.map(({ goodsId }) => goodsId);

const change = (id: number, fields: Partial<typeof goods.$inferInsert>) =>
	shop.db.update(goods).set(fields).where(eq(goods.id, id));

const seed = (fields?: Parameters<typeof seedGoods>[2]) =>
	seedGoods(shop.db, { en: "Lantern" }, { price: "99.90", ...fields });

test("goods are kept once, at what they cost then, and say how much less they cost now", async () => {
	const id = await seed();
	expect((await ask("add", [id, id])).code).toBe(200);
	await change(id, { price: "99.89" });
	expect((await ask("add", [id])).code).toBe(200);
	expect((await list()).list).toMatchObject([
		{ goodsId: id, name: "Lantern", keptPrice: "99.90", price: "99.89" },
	]);
	expect((await list()).list[0]?.priceDrop).toBe("0.01");
	await change(id, { price: "120.00" });
	expect((await list()).list[0]?.priceDrop).toBe("0.00");
});

test("kept goods that are sold out or off the shelf stay and say so", async () => {
	const id = await seed();
	await ask("add", [id]);
	expect((await list()).list).toMatchObject([
		{ isSoldOut: false, isShown: true },
	]);
	await change(id, { stock: 0, isShown: false });
	expect((await list()).list).toMatchObject([
		{ goodsId: id, isSoldOut: true, isShown: false },
	]);
});

test("where one of them is unknown or off the shelf none is kept", async () => {
	const [shown, hidden] = [await seed(), await seed({ isShown: false })];
	for (const unknown of [hidden, 2_000_000_000])
		expectFault(await ask("add", [shown, unknown]), "notFound");
	expect((await list()).total).toBe(0);
});

test("goods are dropped, and those that were not kept are well too", async () => {
	const [one, other] = [await seed(), await seed()];
	await ask("add", [one, other]);
	expect((await ask("cancel", [one, 2_000_000_000])).code).toBe(200);
	expect((await ask("cancel", [one])).code).toBe(200);
	expect(idsOf(await list())).toEqual([other]);
});

test("nobody sees or drops what another account keeps", async () => {
	const mia = await openAccount(shop);
	const id = await seed();
	await ask("add", [id], mia);
	expect(await list()).toMatchObject({ list: [], total: 0, totalPage: 0 });
	await ask("cancel", [id]);
	expect(idsOf(await list({}, mia))).toEqual([id]);
});

test("pages hold every kept goods once, the latest first", async () => {
	const ids: number[] = [];
	for (let count = 0; count < 5; count++) {
		ids.unshift(await seed());
		await ask("add", ids.slice(0, 1));
	}
	const first = await list({ limit: 2 });
	expect(first).toMatchObject({ total: 5, totalPage: 3 });
	const rest = [2, 3].map((page) => list({ limit: 2, page }));
	const pages = [first, ...(await Promise.all(rest))];
	expect(pages.flatMap(idsOf)).toEqual(ids);
});

const statePath = "/api/front/collect/state";

test("a shared page learns which of its goods the account keeps and which of its merchants it follows", async () => {
	const [id, other] = [await seed(), await seed()];
	const state = async (query: Record<string, string>) =>
		(await shop.wire.get(statePath, query, { token: kit.token })).data;
	const shown = { goodsIds: `${other},${id}`, merIds: "2,3" };
	expect(await state(shown)).toEqual({ goodsIds: [], merIds: [] });
	await ask("add", [id]);
	expect(await state(shown)).toEqual({ goodsIds: [id], merIds: [] });
	const follow = "/api/front/merchant/collect/3";
	await shop.wire.post(follow, undefined, { token: kit.token });
	expect(await state(shown)).toEqual({ goodsIds: [id], merIds: [3] });
	expect(await state({})).toEqual({ goodsIds: [], merIds: [] });
});

test.each(["", "1,", "x", "0", "9999999999", Array(101).fill(1).join()])(
	"%p names no goods to ask about",
	async (goodsIds) => {
		const { token } = kit;
		const answer = await shop.wire.get(statePath, { goodsIds }, { token });
		expectFault(answer, "parameterInvalid");
		expect(Object.keys(answer.data.fields)[0]).toMatch(/^goodsIds/);
	},
);
