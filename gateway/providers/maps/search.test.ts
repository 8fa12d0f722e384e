import fc from "fast-check";
import { predictionsMax } from "../../contract/delivery/map";
import { distanceMetres } from "../../contract/distance";
import { labelOf, places } from "./places";
import { searchPlaces } from "./search";

const whampoa = { latitude: 22.304, longitude: 114.19 };
const tuenMun = { latitude: 22.3949, longitude: 113.9731 };

const find = (text: string) => searchPlaces({ text });
const keys = (text: string) => find(text).map(({ key }) => key);

test.each([
	["the name", "太古城", "太古城，東區"],
	["the beginning of a name", "杏花", "杏花邨站，東區"],
	["the middle of a name", "寮街", "鴨寮街，深水埗區"],
	["simplified characters", "将军澳", "將軍澳，西貢區"],
	["simplified and traditional ones mixed", "黃埔花园", "黃埔花園，九龍城區"],
	["a station", "旺角站", "旺角站，油尖旺區"],
	["a station as people call it", "旺角地鐵站", "旺角站，油尖旺區"],
	["another spelling", "尖沙嘴", "尖沙咀，油尖旺區"],
	["a district", "離島區", "離島區"],
	["a block of an estate", "太古城 20座", "太古城，東區"],
	["a whole address", "香港太古城道18號太古城金星閣", "太古城，東區"],
	["a quarter and a street", "尖沙咀彌敦道18號", "彌敦道，油尖旺區"],
	["the beginning of a name and a number", "銅鑼 12樓", "銅鑼灣，灣仔區"],
])("Chinese finds a place by %s", (_, text, first) => {
	const [place] = find(text);
	expect(place && labelOf(place, "zh-CN")).toBe(first);
});

test.each([
	["the name", "Taikoo Shing", "Taikoo Shing, Eastern"],
	["capitals", "MONG KOK", "Mong Kok, Yau Tsim Mong"],
	["no space", "taikooshing", "Taikoo Shing, Eastern"],
	["a space too many", "Sha  Tin", "Sha Tin, Sha Tin"],
	["full width", "ｍｏｎｇ　ｋｏｋ", "Mong Kok, Yau Tsim Mong"],
	["the beginning of a word", "cause", "Causeway Bay, Wan Chai"],
	["the beginnings of its words", "quar b", "Quarry Bay, Eastern"],
	["a later word", "kornh", "Kornhill, Eastern"],
	["an accent left out", "liberte", "Liberté, Sham Shui Po"],
	["an apostrophe left out", "queens road c", "Queen's Road Central"],
	["initials", "TST", "Tsim Sha Tsui, Yau Tsim Mong"],
	["a station", "mong kok mtr", "Mong Kok Station, Yau Tsim Mong"],
	["a letter too few", "causway bay", "Causeway Bay, Wan Chai"],
	["a letter too many", "Kornhilll", "Kornhill, Eastern"],
	["a wrong letter", "hennesey road", "Hennessy Road, Wan Chai"],
	["letters swapped", "mnog kok", "Mong Kok, Yau Tsim Mong"],
	["a slip without spaces", "taikoshing", "Taikoo Shing, Eastern"],
	["a number and a street", "18 Nathan Road", "Nathan Road, Yau Tsim"],
	["a street in short", "18 nathan rd", "Nathan Road, Yau Tsim Mong"],
	["a slip in an address", "nathen road 18", "Nathan Road, Yau Tsim"],
	["a flat", "Flat A, 12/F, Tower 3, City Garden", "City Garden, Eastern"],
])("English finds a place by %s", (_, text, first) => {
	const [place] = find(text);
	expect(place && labelOf(place, "en")).toContain(first);
});

test.each([
	["mong 旺角", "area-mong-kok"],
	["太古城 taikoo shing", "estate-taikoo-shing"],
	["ซาถิ่น", "district-sha-tin"],
])(
	"both languages may be mixed, and a district's name be in any: %s",
	(text, key) => {
		expect(keys(text)[0]).toBe(key);
	},
);

test.each(["", " ", "，。", "18", "zzzz", "Macau", "%", "\0"])(
	"what names nothing finds nothing: %j",
	(text) => {
		expect(keys(text)).toEqual([]);
	},
);

test("the whole name comes before names that begin so, and these before names that hold it", () => {
	const found = keys("沙田");
	expect(found[0]).toBe("area-sha-tin");
	expect(found.indexOf("station-sha-tin-wai")).toBeGreaterThan(1);
	const central = keys("central");
	expect(central.slice(0, 2)).toEqual(["area-central", "station-central"]);
	expect(central.indexOf("street-queens-road-central")).toBeGreaterThan(
		central.indexOf("landmark-central-ferry-piers"),
	);
});

test("a slip is looked for only where nothing is written so", () => {
	expect(keys("kwun tong")).not.toContain("area-kwu-tung");
	expect(keys("kwu tung")[0]).toBe("area-kwu-tung");
});

test("short words and numbers are not taken for slips", () => {
	expect(keys("shx wai")).toEqual([]);
	expect(keys("1881")).toEqual([]);
});

test("near places come before far ones of equal fit", () => {
	const text = "garden";
	for (const near of [whampoa, tuenMun]) {
		const found = searchPlaces({ text, near });
		const metres = found.map((place) => distanceMetres(place, near));
		expect(metres).toEqual([...metres].sort((one, other) => one - other));
		expect(found.length).toBeGreaterThan(3);
	}
	expect(searchPlaces({ text, near: whampoa })[0]?.key).toBe(
		"estate-whampoa-garden",
	);
});

test("a better fit far away comes before a worse one near by", () => {
	const [first] = searchPlaces({ text: "荃灣", near: whampoa });
	expect(first?.district.key).toBe("tsuen-wan");
});

test("a district that is said with the text comes first among equals", () => {
	const [first] = searchPlaces({ text: "Road", city: "Sai Kung" });
	expect(first?.district.key).toBe("sai-kung");
});

test("every place is found by each of its names", () => {
	const lost = places.filter(({ key, name }) =>
		[name["zh-CN"], name.en].some((text) => !keys(text ?? "").includes(key)),
	);
	expect(lost.map(({ key }) => key)).toEqual([]);
});

test("any text finds at most as many as may be shown, each once", () => {
	const arbitrary = fc.oneof(
		fc.string({ unit: "grapheme", maxLength: 100 }),
		fc.mixedCase(fc.constantFrom(...places.map(({ name }) => name.en ?? ""))),
		fc
			.array(fc.constantFrom(..."太古城旺角灣道 road18/F"), { maxLength: 40 })
			.map((letters) => letters.join("")),
	);
	fc.assert(
		fc.property(arbitrary, (text) => {
			const found = keys(text);
			expect(found.length).toBeLessThanOrEqual(predictionsMax);
			expect(new Set(found).size).toBe(found.length);
		}),
		{ numRuns: 300 },
	);
});
