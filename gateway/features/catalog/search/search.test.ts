import type { Localized } from "../../../contract/locale";
import { expectFault } from "../../../testing/expect-fault";
import { seedGoods } from "../../../testing/seed-goods";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
const ids: Record<string, number> = {};

/** Names no sample goods has, so that what is found is known. */
const names: Record<string, Localized> = {
	tea: { "zh-CN": "雲頂龍鬚茶葉禮盒", en: "Cloudtop dragonbeard tea box" },
	tofu: { "zh-CN": "云顶龙须豆腐脑", en: "Cloudtop beancurd" },
	phone: { "zh-CN": "Zephyrus手機殼 256GB版", en: "Zephyrus phone case" },
	thai: { th: "น้ำปลาหวานมะม่วงเบาตรังทอง", en: "Zwan mango sauce" },
	lao: { lao: "ນ້ຳປາແດກຫອມພູເຂົາຄຳ", en: "Zdaek mountain sauce" },
	wide: { en: "Ｑｗｘｙｚ　１２３ Café Crème Zürich" },
};

beforeAll(async () => {
	shop = await openTestShop();
	for (const [key, name] of Object.entries(names))
		ids[key] = await seedGoods(shop.db, name);
});
afterAll(() => shop.close());

async function find(keyword: string): Promise<number[]> {
	const query = { keyword, limit: 100 };
	const answer = await shop.wire.get("/api/front/product/list", query);
	expect(answer.code).toBe(200);
	expect(answer.data.total).toBeGreaterThanOrEqual(answer.data.list.length);
	return answer.data.list.map(({ id }: { id: number }) => id);
}

const found: [meaning: string, keyword: string, goods: string][] = [
	["a Traditional name as it is written", "雲頂龍鬚茶葉", "tea"],
	["a Traditional name typed in Simplified", "云顶龙须茶叶", "tea"],
	["a Simplified name typed in Traditional", "雲頂龍鬚豆腐腦", "tofu"],
	["Traditional and Simplified mixed", "雲顶龍须", "tofu"],
	["a piece from the middle of a Chinese name", "龍鬚茶", "tea"],
	["two Chinese words apart", "禮盒 雲頂", "tea"],
	["English and Chinese together", "Zephyrus 手機殼", "phone"],
	["English and Chinese together without a space", "zephyrus手機殼", "phone"],
	["Chinese that follows English in the name", "手機殼", "phone"],
	["English that precedes Chinese in the name", "zephyrus", "phone"],
	["a number with its unit before Chinese", "256gb", "phone"],
	["words of two languages of one goods", "dragonbeard 茶葉", "tea"],
	["the start of an English word", "drago", "tea"],
	["capitals", "CLOUDTOP DRAGONBEARD", "tea"],
	["full-width letters", "ｃｌｏｕｄｔｏｐ", "tea"],
	["full-width letters of the name", "qwxyz", "wide"],
	["full-width digits of the name", "qwxyz 123", "wide"],
	["letters without their accents", "cafe creme zurich", "wide"],
	["letters with accents", "café CRÈME zürich", "wide"],
	["a full-width space between words", "雲頂　禮盒", "tea"],
	["a Thai name", "น้ำปลาหวานมะม่วงเบาตรังทอง", "thai"],
	["a Thai word from the middle", "มะม่วง", "thai"],
	["a Thai word with sara am", "น้ำปลา", "thai"],
	["two Thai words apart", "ตรัง มะม่วง", "thai"],
	["a Lao name", "ນ້ຳປາແດກຫອມພູເຂົາຄຳ", "lao"],
	["a Lao word from the middle", "ພູເຂົາ", "lao"],
	["a Lao word with its tone", "ນ້ຳ", "lao"],
	["a word among quotes", "\"龍鬚\" '茶葉'", "tea"],
	["a word beside an emoji", "🍵dragonbeard", "tea"],
	["words beside operators", "dragonbeard & !cloudtop | <-> :*", "tea"],
];

test.each(found)("%s finds the goods: %s", async (_, keyword, goods) => {
	expect(await find(keyword)).toContain(ids[goods]);
});

test("every word must be there", async () => {
	expect(await find("cloudtop dragonbeard")).toEqual([ids.tea]);
	expect(await find("dragonbeard beancurd")).toEqual([]);
});

test("a measure is no goods: rice does not find what is thirty centimetres wide", async () => {
	const film = await seedGoods(shop.db, { "zh-CN": "龍骨保鮮紙 30 厘米闊" });
	const rice = await seedGoods(shop.db, { "zh-CN": "龍骨絲苗香米" });
	expect(await find("龍骨 米")).toEqual([rice]);
	expect(await find("龍骨 厘米")).toEqual([film]);
});

test("a better match stands first", async () => {
	const name = { en: "Quillfeather soap" };
	const inName = await seedGoods(shop.db, name, { sales: 0 });
	const beside = await seedGoods(
		shop.db,
		{ en: "Another soap" },
		{
			sales: 9_999,
			search: "'~quillfeather' 'soap'",
		},
	);
	expect(await find("quillfeather")).toEqual([inName, beside]);
});

describe("whatever the order", () => {
	let whole: number;
	let begun: number;
	let beside: number;

	beforeAll(async () => {
		const at = (price: string, day: string) => ({
			price,
			createdAt: new Date(`2026-01-${day}T00:00:00Z`),
		});
		begun = await seedGoods(
			shop.db,
			{ en: "Sprangleberries, dried" },
			{ ...at("20.00", "02"), sales: 5_000 },
		);
		whole = await seedGoods(
			shop.db,
			{ en: "Sprangle oil" },
			{ ...at("50.00", "01"), sales: 0 },
		);
		beside = await seedGoods(
			shop.db,
			{ en: "Plain soap" },
			{
				...at("10.00", "03"),
				sales: 9_999,
				search: "'~sprangle' 'soap'",
			},
		);
	});

	test.each<Record<string, string>>([
		{ sort: "price", order: "asc" },
		{ sort: "price", order: "desc" },
		{ sort: "sales", order: "desc" },
		{ sort: "new", order: "desc" },
		{ sort: "price", order: "asc", minPrice: "5" },
		{ sort: "sales", order: "desc", minPrice: "5" },
	])(
		"what only mentions a word comes behind all that bear it in their name: %j",
		async (query) => {
			const answer = await shop.wire.get("/api/front/product/list", {
				keyword: "sprangle",
				...query,
			});
			const ids = answer.data.list.map(({ id }: { id: number }) => id);
			const isFalling = query.sort === "price" && query.order === "desc";
			expect(ids).toEqual(
				isFalling ? [whole, begun, beside] : [begun, whole, beside],
			);
		},
	);
});

test.each([
	"'",
	"''",
	'"',
	"\\",
	"\\'",
	"'\\''",
	"&",
	"a & b",
	"a |",
	"!",
	"!!a",
	":*",
	"a:*",
	"a:ABCD",
	"<->",
	"a <-> b",
	"<2>",
	"(",
	"((a)",
	"a)",
	"$1",
	"%",
	"_",
	"'; drop table goods; --",
	"tea' & 'x",
])(
	"signs that mean something to the database are only signs: %s",
	async (keyword) => {
		const count = await find(keyword);
		expect(Array.isArray(count)).toBe(true);
		expect(await find("dragonbeard")).toEqual([ids.tea]);
	},
);

test.each(["🍎", "🍎🍜👩‍👩‍👧‍👦", "❤️", "…", "—!?", "。，、", "%%%"])(
	"what holds no word finds nothing: %s",
	async (keyword) => {
		expect(await find(keyword)).toEqual([]);
	},
);

test.each(["", " ", "　", "\t\n"])(
	"nothing typed is no search: all goods are listed",
	async (keyword) => {
		const all = await shop.wire.get("/api/front/product/list");
		const query = { keyword };
		const answer = await shop.wire.get("/api/front/product/list", query);
		expect(answer.data).toEqual(all.data);
	},
);

test.each([
	["words", "dragonbeard ".repeat(42).slice(0, 500)],
	["one word", "a".repeat(500)],
	["Chinese", "龍鬚茶葉".repeat(125)],
	["Thai", "มะม่วง".repeat(83).slice(0, 500)],
	["emoji", "🍎".repeat(250)],
	["one-letter words", "a ".repeat(250)],
	["signs", "'\\&|".repeat(125)],
	["a letter that unfolds to many", "ﷺ".repeat(500)],
])("500 characters are searched: %s", async (_, keyword) => {
	expect(Array.isArray(await find(keyword))).toBe(true);
});

test("501 characters are refused, and the field is named", async () => {
	const query = { keyword: "a".repeat(501) };
	const answer = await shop.wire.get("/api/front/product/list", query);
	expectFault(answer, "parameterInvalid");
	expect(answer.data).toEqual({ fields: { keyword: "keywordTooLong" } });
});

test("a null character is refused or passed over", async () => {
	const query = { keyword: "dragon\0beard" };
	const answer = await shop.wire.get("/api/front/product/list", query);
	expect([200, 400]).toContain(answer.code);
});

test("hidden goods are not found", async () => {
	const name = { en: "Unseenware kettle" };
	await seedGoods(shop.db, name, { isShown: false });
	expect(await find("unseenware")).toEqual([]);
});
