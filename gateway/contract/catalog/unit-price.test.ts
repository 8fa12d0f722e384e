import fc from "fast-check";
import {
	contentMeasures,
	isContent,
	tidyContent,
	unitPriceOf,
} from "./unit-price";

test.each([
	["weight is priced per 100 g", "24.90", "500 g", "4.98", "weight"],
	["a kilogram is 1,000 g", "24.90", "1.5 kg", "1.66", "weight"],
	["volume is priced per 100 ml", "19.90", "946 ml", "2.10", "volume"],
	["a litre is 1,000 ml", "108.00", "9 l", "1.20", "volume"],
	["pieces are priced each", "59.90", "30 piece", "2.00", "piece"],
	[
		"less than a measure costs more by it",
		"268.00",
		"3.5 g",
		"7657.14",
		"weight",
	],
	["half a cent is rounded up", "0.01", "200 g", "0.01", "weight"],
	["half a cent above a cent is rounded up", "0.15", "1 kg", "0.02", "weight"],
	[
		"what is just below half a cent is rounded down",
		"0.14",
		"1 kg",
		"0.01",
		"weight",
	],
	[
		"the dearest price is exact",
		"9999999999.99",
		"100 g",
		"9999999999.99",
		"weight",
	],
])("%s", (...[, price, content, unitPrice, per]) => {
	expect(unitPriceOf(price, content)).toEqual({ price: unitPrice, per });
});

test.each([
	["an unknown content", null],
	["one piece", "1 piece"],
	["what is no content", "60 m"],
	["less than half a cent a measure", "999999 kg"],
	["more than any price a measure", "0.001 g", "99999999.99"],
] as [string, string | null, string?][])(
	"%s has no unit price",
	(_, content, price = "1.00") => {
		expect(unitPriceOf(price, content)).toBeNull();
	},
);

test.each([
	["500g", "500 g"],
	[" 1.50 KG ", "1.5 kg"],
	["6 pieces", "6 piece"],
	["1 L", "1 l"],
	["060 ml", "60 ml"],
])("the content %j is kept as %j", (typed, kept) => {
	expect(tidyContent(typed)).toBe(kept);
	expect(isContent(kept)).toBe(true);
});

test.each([
	"",
	"g",
	"0 g",
	"0.000 l",
	"-1 g",
	"1.2345 kg",
	"2.5 piece",
	"60 m",
	"1000000 g",
	"1,5 kg",
	"1e3 g",
	"500 g each",
])("%j is no content", (typed) => {
	expect(isContent(tidyContent(typed))).toBe(false);
});

test("twice as much for twice the price costs the same by measure, whatever the measure", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 100_000_000 }),
			fc.integer({ min: 2, max: 400_000 }),
			fc.constantFrom(...contentMeasures),
			(cents, amount, measure) => {
				const priceOf = (times: number) =>
					unitPriceOf(
						((cents * times) / 100).toFixed(2),
						`${amount * times} ${measure}`,
					);
				expect(priceOf(2)).toEqual(priceOf(1));
			},
		),
	);
});
