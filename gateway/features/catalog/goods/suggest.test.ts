import type { Suggestion } from "../../../contract/catalog/search";
import { expectFault } from "../../../testing/expect-fault";
import { seedGoods } from "../../../testing/seed-goods";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const path = "/api/front/product/suggest";
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
	for (let at = 0; at < 15; at += 1)
		await seedGoods(shop.db, { en: `Manywares number ${at}` });
	await seedGoods(shop.db, { en: "Hiddenware" }, { isShown: false });
});
afterAll(() => shop.close());

async function suggest(
	q: string,
	locale: "en" | "zh-CN" = "en",
): Promise<Suggestion[]> {
	const answer = await shop.wire.get(path, { q }, { locale });
	expect(answer.code).toBe(200);
	return answer.data;
}

test("goods are suggested from the beginning of a word, ten at most", async () => {
	const found = await suggest("manyw");
	expect(found).toHaveLength(10);
	expect(found.every(({ type }) => type === "goods")).toBe(true);
	expect(found.every(({ text }) => text.startsWith("Manywares"))).toBe(true);
});

test("hot words stand first, then categories, then goods", async () => {
	const order = ["word", "category", "goods"];
	for (const q of ["stra", "fruit", "mi"]) {
		const places = (await suggest(q)).map(({ type }) => order.indexOf(type));
		expect(places.length).toBeGreaterThan(0);
		expect(places).toEqual([...places].sort());
	}
	expect((await suggest("stra"))[0]?.text).toBe("Strawberries");
	expect(await suggest("fresh f")).toContainEqual(
		expect.objectContaining({ type: "category", text: "Fresh fruit" }),
	);
});

test("a synonym suggests what the shop calls it, in the language of the page", async () => {
	const texts = (await suggest("草莓", "zh-CN")).map(({ text }) => text);
	expect(texts).toContain("韓國雪香士多啤梨");
});

test("nothing is suggested twice", async () => {
	const texts = (await suggest("牛奶", "zh-CN")).map(({ text }) => text);
	expect(texts.length).toBeGreaterThan(0);
	expect(new Set(texts).size).toBe(texts.length);
});

test.each(["", "   ", "…", "🍎", "hiddenw"])(
	"there are no suggestions for %j",
	async (q) => {
		expect(await suggest(q)).toEqual([]);
	},
);

test("501 characters are refused", async () => {
	const answer = await shop.wire.get(path, { q: "a".repeat(501) });
	expectFault(answer, "parameterInvalid");
});
