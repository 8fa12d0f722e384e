import fc from "fast-check";
import { regions } from "../../../contract/identity/district";
import { localeCodes } from "../../../contract/locale";
import { formatAddress, type PostalParts } from "./format";

const home: PostalParts = {
	country: "HK",
	city: "",
	district: "eastern",
	detail: "太古城道18號 太古城",
	block: "3",
	floor: "12",
	houseNumber: "b",
	postcode: "",
};
const abroad: PostalParts = {
	country: "GB",
	city: "London",
	district: "",
	detail: "Baker Street",
	block: "",
	floor: "",
	houseNumber: "221B",
	postcode: "NW1 6XE",
};

test.each<[string, Partial<PostalParts>, string]>([
	[
		"from the region down to the flat",
		{},
		"香港 東區 太古城道18號 太古城 3座 12樓 B室",
	],
	[
		"Kowloon by its own name",
		{ district: "kwun-tong" },
		"九龍 觀塘區 太古城道18號 太古城 3座 12樓 B室",
	],
	[
		"the ground floor, and what was typed with its word",
		{ block: "漢宮閣", floor: "G", houseNumber: "B室" },
		"香港 東區 太古城道18號 太古城 漢宮閣 地下 B室",
	],
	[
		"Macau, which has neither postcode nor our districts",
		{
			country: "MO",
			city: "澳門",
			district: "",
			detail: "新馬路1號",
			block: "",
		},
		"澳門 澳門 新馬路1號 12樓 B室",
	],
])("in Chinese: %s", (_, parts, written) => {
	expect(formatAddress({ ...home, ...parts }, "zh-CN")).toBe(written);
});

test.each<[string, Partial<PostalParts>, string]>([
	[
		"from the flat up to the city",
		{ detail: "Taikoo Shing, 18 Taikoo Shing Road" },
		"Flat B, 12/F, Block 3, Taikoo Shing, 18 Taikoo Shing Road, Eastern, Hong Kong",
	],
	[
		"Kowloon by its own name, without what is not there",
		{ district: "kwun-tong", detail: "418 Kwun Tong Road", block: "" },
		"Flat B, 12/F, 418 Kwun Tong Road, Kwun Tong, Kowloon",
	],
	[
		"what was typed with its word",
		{
			detail: "18 Taikoo Shing Road",
			block: "Tower 2",
			floor: "G/F",
			houseNumber: "Shop 12",
		},
		"Shop 12, G/F, Tower 2, 18 Taikoo Shing Road, Eastern, Hong Kong",
	],
])("in English: %s", (_, parts, written) => {
	expect(formatAddress({ ...home, ...parts }, "en")).toBe(written);
});

test.each([
	[
		"zh-CN",
		"Langham Place, 8 Argyle Street",
		"九龍 油尖旺區 亞皆老街8號 朗豪坊 3座 12樓 B室",
	],
	[
		"en",
		"亞皆老街8號 朗豪坊",
		"Flat B, 12/F, Block 3, Langham Place, 8 Argyle Street, Yau Tsim Mong, Kowloon",
	],
	[
		"zh-CN",
		"Langham Place, 8 Nobody Knows Street",
		"九龍 油尖旺區 Langham Place, 8 Nobody Knows Street 3座 12樓 B室",
	],
	["zh-CN", "Langham Place", "九龍 油尖旺區 朗豪坊 3座 12樓 B室"],
] as const)(
	"in %s, %s is worded for its reader where every part is a place the shop knows",
	(locale, detail, written) => {
		const parts = { ...home, district: "yau-tsim-mong", detail };
		expect(formatAddress(parts, locale)).toBe(written);
	},
);

test.each([
	["en", "221B, Baker Street, London, NW1 6XE, United Kingdom"],
	["fr", "221B, Baker Street, London, NW1 6XE, Royaume-Uni"],
	["zh-CN", "221B, Baker Street, London, NW1 6XE, 英國"],
] as const)(
	"abroad, in %s: city, postcode, and the country in the reader's words",
	(locale, written) => {
		expect(formatAddress(abroad, locale)).toBe(written);
	},
);

test("whatever is typed stands in the address, in every language, and no part is empty", () => {
	const text = fc.stringMatching(/^[a-z\u4e00-\u9fff]{5,20}$/);
	fc.assert(
		fc.property(
			fc.record({
				country: fc.constantFrom("HK", "GB", "CN", "JP"),
				city: text,
				district: fc.constantFrom(
					...regions.flatMap(({ districts }) =>
						districts.map(({ key }) => key),
					),
				),
				detail: text,
				block: fc.oneof(fc.constant(""), text),
				floor: fc.oneof(fc.constant(""), text),
				houseNumber: text,
				postcode: fc.oneof(fc.constant(""), text),
			}),
			fc.constantFrom(...localeCodes),
			(parts, locale) => {
				const written = formatAddress(parts, locale);
				for (const part of ["city", "detail", "block", "floor", "houseNumber"])
					expect(written).toContain(parts[part as keyof PostalParts]);
				expect(written).not.toMatch(/, ,| {2}|^[, ]|[, ]$/);
			},
		),
	);
});
