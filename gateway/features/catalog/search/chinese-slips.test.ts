import { eq, sql } from "drizzle-orm";
import { searchGram } from "../../../db/schema/search";
import { seedGoods } from "../../../testing/seed-goods";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { watchPlans } from "../../../testing/watch-plans";
import type { Wire } from "../../../testing/wire";
import { learnNames } from "./learn-names";

let shop: TestShop;
let kiln: number;

beforeAll(async () => {
	shop = await openTestShop();
	kiln = await seedGoods(shop.db, { en: "Kiln set", "zh-CN": "窰燼陶罐蓋碗" });
});
afterAll(() => shop.close());

async function find(keyword: string, { wire }: { wire: Wire } = shop) {
	const { data } = await wire.get("/api/front/product/list", { keyword });
	return {
		ids: data.list.map((one: { id: number }) => one.id) as number[],
		corrected: data.correctedKeyword as string | null,
	};
}

test.each([
	["窰燼淘罐", "窰燼陶罐"],
	["窰塵陶罐", "窰燼陶罐"],
	["陶灌", "陶罐"],
])(
	"one wrong character in Chinese is put right: %s",
	async (typed, corrected) => {
		expect(await find(typed)).toEqual({ ids: [kiln], corrected });
	},
);

test.each(["窰塵淘罐蓋", "陶碗", "罐塵"])(
	"two wrong characters, or one at an end that sounds otherwise, find nothing: %s",
	async (typed) => {
		expect(await find(typed)).toEqual({ ids: [], corrected: null });
	},
);

test.each([
	["yiu jeun tou gun", "窰燼陶罐"],
	["to koon", "陶罐"],
	["kiln tou gun", "kiln 陶罐"],
])(
	"Cantonese in Latin letters finds what sounds so: %s",
	async (typed, corrected) => {
		expect(await find(typed)).toEqual({ ids: [kiln], corrected });
	},
);

test("words that find something are left as typed, whatever they sound like", async () => {
	const own = await seedGoods(shop.db, { en: "Togun gun brush" });
	expect(await find("togun")).toEqual({ ids: [own], corrected: null });
});

test("a shop whose search does not learn leaves Chinese as typed", async () => {
	const another = shop.openAnother({ searchLearns: false });
	for (const typed of ["陶灌", "tou gun"])
		expect(await find(typed, another)).toEqual({ ids: [], corrected: null });
});

test("names of goods that were there before are learnt once, and a walk that was ended begins anew", async () => {
	const known = () =>
		shop.db.select().from(searchGram).where(eq(searchGram.gram, "陶罐"));
	const learnt = await known();
	expect(learnt).toMatchObject([{ written: "陶罐" }]);
	await shop.db.delete(searchGram);
	await learnNames(shop.db, AbortSignal.abort());
	expect(await known()).toEqual([]);
	const { signal } = new AbortController();
	await learnNames(shop.db, signal);
	expect(await known()).toEqual(learnt);
	await shop.db.delete(searchGram).where(eq(searchGram.gram, "陶罐"));
	await learnNames(shop.db, signal);
	expect(await known()).toEqual([]);
	await shop.db.insert(searchGram).values(learnt);
});

test("known characters are looked up by their indexes", async () => {
	await shop.db.execute(sql`insert into search_gram
		select 'g' || n, 'g' || n, 'x-' || n, false from generate_series(1, 30000) n`);
	await shop.db.execute("analyze search_gram");
	const watched = await watchPlans(shop.url);
	const { wire } = shop.openAnother({}, { db: watched.db });
	await watched.takePlans();
	for (const keyword of ["窰燼淘罐", "tou gun"])
		await wire.get("/api/front/product/list", { keyword });
	const plans = await watched.takePlans();
	await watched.close();
	const lookUps = plans.filter((plan) => /^select.*"search_gram"/s.test(plan));
	expect(lookUps.length).toBeGreaterThan(3);
	for (const plan of lookUps) expect(plan).not.toContain("Seq Scan");
});

test("six words in Latin letters that sound like nothing cost one look at what names sound like", async () => {
	const watched = await watchPlans(shop.url);
	const { wire } = shop.openAnother({}, { db: watched.db });
	await wire.get("/api/front/product/list", {
		keyword: "man lok sing hoi wan fan",
	});
	const plans = await watched.takePlans();
	await watched.close();
	expect(plans.filter((plan) => plan.includes('"sound" in'))).toHaveLength(1);
});
