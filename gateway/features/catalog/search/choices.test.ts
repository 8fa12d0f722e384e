import { proposalsMax } from "../../../contract/catalog/search-admin";
import { goods } from "../../../db/schema/goods";
import { searchChoice } from "../../../db/schema/search";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { seedGoods } from "../../../testing/seed-goods";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { sweepMisses } from "./misses";

const path = "/api/front/search/choice";
let shop: TestShop;
let operator: StaffClient;
let soap: number;

beforeAll(async () => {
	shop = await openTestShop();
	operator = await openStaff(shop, "operator");
	soap = await seedGoods(shop.db, { en: "Quillfeather soap" });
});
beforeEach(async () => {
	await shop.db.delete(searchChoice);
});
afterAll(() => shop.close());

const search = (keyword: string) =>
	shop.wire.get("/api/front/product/list", { keyword });

async function choose(keyword: string, next = "quillfeather", goodsId = soap) {
	return shop.wire.post(path, { keyword, next, goodsId });
}

async function proposalsOf(keyword: string) {
	const { data } = await operator.get("search/misses", { limit: 100 });
	const missed = data.list.find(
		(one: { keyword: string }) => one.keyword === keyword,
	);
	return missed?.proposals;
}

test("what shoppers chose after words that found nothing is proposed, from the second one on", async () => {
	await search("plumelather");
	await choose("Plumelather");
	expect(await proposalsOf("plumelather")).toEqual([]);
	await choose("ＰＬＵＭＥＬＡＴＨＥＲ", "Quillfeather ");
	const offered = { id: soap, name: "Quillfeather soap" };
	expect(await proposalsOf("plumelather")).toEqual([
		{ word: "quillfeather", goods: offered, count: 2 },
	]);
});

test("a proposal is never applied by itself", async () => {
	await search("featherfoam");
	for (let times = 0; times < 5; times += 1) await choose("featherfoam");
	expect((await search("featherfoam")).data.total).toBe(0);
});

test("a goods that was come by without words is proposed by its name, and the most frequent stand first", async () => {
	await search("washplume");
	const others = await Promise.all(
		["Zwillow", "Zwibble", "Zwabble"].map((en) => seedGoods(shop.db, { en })),
	);
	for (const id of [soap, soap, soap, ...others, ...others])
		await choose("washplume", "", id);
	const proposals = await proposalsOf("washplume");
	expect(proposals).toHaveLength(proposalsMax);
	expect(proposals[0]).toMatchObject({ word: "Quillfeather soap", count: 3 });
});

test.each([
	["words that nobody looked for in vain", "neverlookedfor", undefined],
	["a telephone number", "missed plume", "6123 4567"],
	["an address", "missed plume", "ann@example.com"],
	["the same words", "missed plume", "Missed  Plume"],
])("%s are not counted", async (_, keyword, next) => {
	await search("missed plume");
	expect((await choose(keyword, next)).code).toBe(200);
	expect(await shop.db.$count(searchChoice)).toBe(0);
});

test("a goods that is off the shelf is not counted, nor anything where the search does not learn", async () => {
	await search("missed plume");
	const hidden = await seedGoods(
		shop.db,
		{ en: "Hidden plume" },
		{ isShown: false },
	);
	await choose("missed plume", "", hidden);
	const { wire } = shop.openAnother({ searchLearns: false });
	await wire.post(path, { keyword: "missed plume", next: "", goodsId: soap });
	expect(await shop.db.$count(searchChoice)).toBe(0);
	expect(await shop.db.$count(goods)).toBeGreaterThan(0);
});

test("what is no choice is refused with its field named", async () => {
	expect(await choose("")).toMatchObject({
		code: 400,
		data: { fields: { keyword: "emptyText" } },
	});
	const { code, data } = await choose("plume", "", 0);
	expect([code, Object.keys(data.fields)]).toEqual([400, ["goodsId"]]);
});

test("what was dismissed, and what is too long ago, is forgotten with its words", async () => {
	for (const keyword of ["dismissedplume", "oldplume"]) {
		await search(keyword);
		await choose(keyword);
	}
	await operator.ask("search/miss/dismiss", { keyword: "dismissedplume" });
	expect(await shop.db.$count(searchChoice)).toBe(1);
	await sweepMisses(
		shop.db,
		new Date(shop.now().getTime() + 31 * 24 * 60 * 60 * 1_000),
	);
	expect(await shop.db.$count(searchChoice)).toBe(0);
});
