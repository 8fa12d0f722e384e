import { eq } from "drizzle-orm";
import { searchMiss } from "../../../db/schema/search";
import { hongKongTime } from "../../../http/hong-kong-time";
import { seedGoods } from "../../../testing/seed-goods";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { watchPlans } from "../../../testing/watch-plans";

let shop: TestShop;
let id: number;

beforeAll(async () => {
	shop = await openTestShop();
	id = await seedGoods(shop.db, { en: "Quillfeather Zwillow soap" });
});
afterAll(() => shop.close());

async function search(
	keyword: string,
	query: Record<string, string | number> = {},
) {
	const answer = await shop.wire.get("/api/front/product/list", {
		keyword,
		...query,
	});
	expect(answer.code).toBe(200);
	return answer.data;
}

async function missesOf(keyword: string) {
	return shop.db
		.select()
		.from(searchMiss)
		.where(eq(searchMiss.keyword, keyword));
}

test.each([
	["quillfeathr", "quillfeather"],
	["quillfaether", "quillfeather"],
	["quiillfeather", "quillfeather"],
	["quillfeadher soap", "quillfeather soap"],
	["zwilow quillfeaher", "zwillow quillfeather"],
	["ＱＵＩＬＬＦＥＡＴＨＲ", "quillfeather"],
])("one slip in a word is put right: %s", async (typed, corrected) => {
	const data = await search(typed);
	expect(data.correctedKeyword).toBe(corrected);
	expect(data.list.map((one: { id: number }) => one.id)).toEqual([id]);
});

test.each(["quillfeather", "quillf", "zwillow"])(
	"what is known, or the beginning of it, is left as typed: %s",
	async (typed) => {
		const data = await search(typed);
		expect(data).toMatchObject({ total: 1, correctedKeyword: null });
	},
);

test.each(["quilfeathr", "zwlow", "qillfeather7"])(
	"two slips, or a word with digits, find nothing: %s",
	async (typed) => {
		expect(await search(typed)).toMatchObject({
			total: 0,
			correctedKeyword: null,
		});
	},
);

test("what is put right and still finds nothing is answered as typed", async () => {
	const data = await search("quillfeathr zzzzqqqq");
	expect(data).toMatchObject({ total: 0, correctedKeyword: null });
});

test("known words are looked up by their index", async () => {
	const watched = await watchPlans(shop.url);
	const { wire } = shop.openAnother({}, { db: watched.db });
	await watched.db.execute(`insert into search_word
		select translate(n::text, '0123456789', 'abcdefghij') || 'word'
		from generate_series(10000, 30000) n; analyze search_word`);
	await watched.takePlans();
	const keyword = "quillfeathr";
	await wire.get("/api/front/product/list", { keyword });
	const plans = await watched.takePlans();
	await watched.close();
	const lookUps = plans.filter((plan) => /^select.*"search_word"/s.test(plan));
	expect(lookUps).toHaveLength(2);
	for (const plan of lookUps) expect(plan).not.toContain("Seq Scan");
});

test("what finds nothing is counted by its folded words", async () => {
	await search("Ｕｎｏｂｔａｉｎｉｕｍ　 Żupan");
	await search("unobtainium zupan");
	const [row, ...others] = await missesOf("unobtainium zupan");
	expect(others).toEqual([]);
	const today = hongKongTime(shop.now()).slice(0, 10);
	expect(row).toMatchObject({ count: 2, day: today });
});

test.each([
	"somebody.unknown@example.com",
	"phone 6123 4567",
	"+852-6123-4567",
	`long${"g".repeat(60)}`,
	"…",
])("what may be somebody's, or is no word, is not kept: %s", async (typed) => {
	const count = () => shop.db.$count(searchMiss);
	const before = await count();
	await search(typed);
	expect(await count()).toBe(before);
});

test("what was found, or only narrowed away, is not counted", async () => {
	await search("quillfeather", { minPrice: "99999" });
	await search("quillfeathr");
	expect(await missesOf("quillfeather")).toEqual([]);
	expect(await missesOf("quillfeathr")).toEqual([]);
});

test("a search is answered even where nothing can be counted", async () => {
	await shop.db.execute(
		"alter table missed_search rename to missed_search_away",
	);
	try {
		expect(await search("nowherefoundware")).toMatchObject({ total: 0 });
	} finally {
		await shop.db.execute(
			"alter table missed_search_away rename to missed_search",
		);
	}
	expect(shop.log.some(({ msg }) => /was not counted/.test(String(msg)))).toBe(
		true,
	);
});
