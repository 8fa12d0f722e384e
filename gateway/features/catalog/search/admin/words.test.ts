import { eq, lt, sql } from "drizzle-orm";
import { openDatabase } from "../../../../db/client";
import { outbox } from "../../../../db/schema/outbox";
import { searchMiss } from "../../../../db/schema/search";
import { takeFallenTags } from "../../../../testing/fallen-tags";
import { openStaff, type StaffClient } from "../../../../testing/open-staff";
import { seedGoods } from "../../../../testing/seed-goods";
import { openTestShop, type TestShop } from "../../../../testing/test-shop";
import type { Wire } from "../../../../testing/wire";
import { sweepMisses } from "../misses";
import ownGroups from "../synonyms.json";

let shop: TestShop;
let operator: StaffClient;
let id: number;
const dayMs = 24 * 60 * 60 * 1_000;

beforeAll(async () => {
	shop = await openTestShop();
	operator = await openStaff(shop, "operator");
	id = await seedGoods(shop.db, { en: "Quillfeather soap" });
});
afterEach(() => shop.moveClock(0));
afterAll(() => shop.close());

async function find(keyword: string, { wire }: { wire: Wire } = shop) {
	const query = { keyword, limit: 100 };
	const timestamp = shop.now().getTime();
	const { data } = await wire.get("/api/front/product/list", query, {
		timestamp,
	});
	return {
		ids: data.list.map((one: { id: number }) => one.id) as number[],
		instead: data.correctedKeyword as string | null,
	};
}

const save = (words: string[], of: number | null = null) =>
	operator.ask("search/synonym/save", { id: of, words });

test("a word of a new group finds what the other words find", async () => {
	expect((await find("plumelather")).ids).toEqual([]);
	const { data: group } = await save(["quillfeather", "plumelather", "羽筆皂"]);
	expect((await find("plumelather")).ids).toEqual([id]);
	expect((await find("羽笔皂")).ids).toEqual([id]);
	await save(["quillfeather", "羽筆皂"], group.id);
	expect((await find("plumelather")).ids).toEqual([]);
	await operator.ask(`search/synonym/remove/${group.id}`);
	expect((await find("羽筆皂")).ids).toEqual([]);
});

test("the groups that a shop begins with are listed, outlive the first change, and can be changed themselves", async () => {
	const listed = async (keyword: string) =>
		(await operator.get("search/synonyms", { keyword })).data;
	const [own] = (await listed("士多啤梨")).list;
	expect(own.words).toEqual(ownGroups[own.id - 1]);
	await save(["zorbling", "zibbling"]);
	expect((await listed("士多啤梨")).list).toEqual([own]);
	expect((await find("草莓")).ids).toEqual((await find("士多啤梨")).ids);
	const changed = await save([...own.words, "quillfeather"], own.id);
	expect(changed.data.words).toContain("quillfeather");
	expect((await find("士多啤梨")).ids).toContain(id);
	await save(own.words, own.id);
});

test("another process finds by a new word within seconds, and asks for it no sooner", async () => {
	const second = openDatabase(shop.url, {
		connectionsMax: 2,
		onLost: () => {},
	});
	const other = shop.openAnother({}, { db: second.db });
	expect((await find("snorkwater", other)).ids).toEqual([]);
	const { data: group } = await save(["quillfeather", "snorkwater"]);
	expect((await find("snorkwater", other)).ids).toEqual([]);
	shop.moveClock(11_000);
	expect((await find("snorkwater", other)).ids).toEqual([id]);
	shop.moveClock(0);
	await operator.ask(`search/synonym/remove/${group.id}`);
	await second.close();
});

test.each([
	[["one"], "words"],
	[["twice", "twice"], "words"],
	[["fine", "…"], "words.1"],
])("a group that says nothing is refused: %j", async (words, field) => {
	const answer = await save(words);
	expect(answer.code).toBe(400);
	expect(Object.keys(answer.data.fields)).toEqual([field]);
});

test("what is looked for in vain is counted, most frequent first, and gone once an operator has dealt with it", async () => {
	for (const word of ["Vexmoor", "ＶＥＸＭＯＯＲ", "dwindlecap"])
		await find(word);
	const { data } = await operator.get("search/misses", { limit: 100 });
	const asked = data.list.filter(({ keyword }: { keyword: string }) =>
		["vexmoor", "dwindlecap"].includes(keyword),
	);
	expect(asked).toMatchObject([
		{ keyword: "vexmoor", count: 2 },
		{ keyword: "dwindlecap", count: 1 },
	]);
	await operator.ask("search/instead/save", {
		keyword: "Vexmoor",
		replacement: "quillfeather",
	});
	await operator.ask("search/miss/dismiss", { keyword: "dwindlecap" });
	const left = (await operator.get("search/misses", { limit: 100 })).data.list;
	for (const keyword of ["vexmoor", "dwindlecap"])
		expect(left).not.toContainEqual(expect.objectContaining({ keyword }));
	// Shoppers see what was looked for in its place.
	expect(await find("VEXMOOR")).toEqual({ ids: [id], instead: "quillfeather" });
	await operator.ask("search/instead/remove", { keyword: "vexmoor" });
	expect(await find("vexmoor")).toEqual({ ids: [], instead: null });
});

test("searches in vain are kept for a month, and from one address so many an hour", async () => {
	await find("gloomwick");
	const rows = () =>
		shop.db
			.select()
			.from(searchMiss)
			.where(eq(searchMiss.keyword, "gloomwick"));
	await sweepMisses(shop.db, new Date(Date.now() + 29 * dayMs));
	expect(await rows()).toHaveLength(1);
	await sweepMisses(shop.db, new Date(Date.now() + 30 * dayMs));
	expect(await rows()).toEqual([]);
	let taken = 0;
	const limits = {
		...shop.limits,
		take: async (claims: Parameters<typeof shop.limits.take>[0]) => {
			taken += claims.filter(
				({ limit }) => limit.name === "search-miss",
			).length;
			return shop.limits.take(claims);
		},
	};
	await find("gloomwick", shop.openAnother({}, { limits }));
	expect(taken).toBe(1);
});

test("lists by what was typed fall with each change of words, once every process has them", async () => {
	await takeFallenTags(shop);
	const early = async () =>
		(
			await shop.db
				.select()
				.from(outbox)
				.where(lt(outbox.dueAt, sql`now() + interval '5 seconds'`))
		).length;
	const before = await early();
	const instead = { keyword: "mistwhistle", replacement: "quillfeather" };
	const steps = [
		() => operator.ask("search/instead/save", instead),
		() => operator.ask("search/instead/remove", { keyword: "mistwhistle" }),
		() => save(["quillfeather", "mistwhistle"]),
	];
	for (const step of steps) {
		expect((await step()).code).toBe(200);
		expect(await early()).toBe(before);
		expect(await takeFallenTags(shop)).toEqual(["search-words"]);
	}
});

test("popular words change beside the search field, in their order, by their tag", async () => {
	await takeFallenTags(shop);
	const { data: words } = await operator.ask("search/hot/save", {
		id: null,
		keyword: { "zh-CN": "月餅", en: "Mooncake" },
	});
	expect(await takeFallenTags(shop)).toEqual(["searches"]);
	const ids = words.map((one: { id: number }) => one.id).reverse();
	await operator.ask("search/hot/arrange", { ids });
	const { data: shown } = await shop.wire.get("/api/front/search/keyword");
	expect(shown.map((one: { id: number }) => one.id)).toEqual(ids);
	expect(shown[0].keyword).toBe("Mooncake");
	await operator.ask(`search/hot/remove/${ids[0]}`);
	const { data: left } = await shop.wire.get("/api/front/search/keyword");
	expect(left.map((one: { id: number }) => one.id)).toEqual(ids.slice(1));
});
