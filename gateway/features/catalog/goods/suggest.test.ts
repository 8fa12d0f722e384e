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

test("categories stand first, then goods, then hot words", async () => {
	const order = ["category", "goods", "word"];
	for (const q of ["stra", "fruit", "mi"]) {
		const places = (await suggest(q)).map(({ type }) => order.indexOf(type));
		expect(places.length).toBeGreaterThan(0);
		expect(places).toEqual([...places].sort());
	}
	expect((await suggest("stra")).at(-1)?.text).toBe("Strawberries");
	expect((await suggest("fresh f"))[0]).toMatchObject({
		type: "category",
		text: "Fresh fruit",
	});
});

test("goods of a category that is called so come before what sells better and only sounds alike", async () => {
	const firstGoods = async (q: string, locale: "en" | "zh-CN") =>
		(await suggest(q, locale)).find(({ type }) => type === "goods");
	const milk = await firstGoods("mil", "en");
	expect(milk?.text).toBe("Gullmead Fresh Whole Milk");
	for (const q of ["mil", "牛奶", "milk"])
		expect((await firstGoods(q, "zh-CN"))?.id).toBe(milk?.id);
});

test("a category is found by its name in Chinese and English too, and told in the page's language", async () => {
	expect((await suggest("牛奶"))[0]?.text).toBe("Milk & yoghurt");
	expect((await suggest("milk", "zh-CN"))[0]?.text).toBe("牛奶乳酪");
	// Appareils photo
	const found = await suggest("app");
	expect(found.map(({ text }) => text)).not.toContain("Cameras");
	expect(found.find(({ type }) => type === "goods")?.text).toMatch(/apple/i);
});

test("a goods is suggested with its picture and its price", async () => {
	const milk = (await suggest("gullmead fresh")).find(
		({ type }) => type === "goods",
	);
	const card = await shop.wire.get("/api/front/product/list", {
		keyword: "gullmead fresh",
	});
	const { id, name, image, price, hasPriceRange } = card.data.list[0];
	expect(image).toMatch(/\.webp$/);
	const type = "goods";
	expect(milk).toEqual({ type, id, text: name, image, price, hasPriceRange });
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
