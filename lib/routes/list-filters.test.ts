import fc from "fast-check";
import { changeFilters, filterParameters } from "./list-filters";
import { readFilters } from "./read-filters";

function read(query: string) {
	const parameters = new URLSearchParams(query);
	return readFilters((name) => parameters.get(name));
}

test("each filter of an address is read", () => {
	expect(
		read(
			"minPrice=20&maxPrice=50.5&inStock=true&merchantType=self-support&brand=Casa+Torchio&origin=IT&rating=4",
		),
	).toEqual({
		minPrice: "20",
		maxPrice: "50.5",
		inStock: true,
		merchantType: "self-support",
		brand: "Casa Torchio",
		origin: "IT",
		rating: 4,
	});
});

test("a form that was sent untouched, and what nobody understands, is no filter", () => {
	for (const query of [
		"",
		"minPrice=&maxPrice=&merchantType=&brand=&origin=&rating=",
		"inStock=false&merchantType=friend&rating=9",
		"minPrice=-5&maxPrice=1e3",
		"minPrice=0&maxPrice=cheap",
		"rating=4.5",
		"brand=+&origin=Italy",
	])
		expect(read(query)).toBeUndefined();
});

test("a price is understood as people type it", () => {
	for (const typed of ["1200", "$1,200", "HK$1,200.00", " 1200 ", "１２００"])
		expect(read(`maxPrice=${encodeURIComponent(typed)}`)).toEqual({
			maxPrice: "1200",
		});
});

test("bounds in the wrong order are turned", () => {
	expect(read("minPrice=100&maxPrice=9")).toEqual({
		minPrice: "9",
		maxPrice: "100",
	});
});

test("what is read is written and read again as the same, whatever was in the address", () => {
	const text = fc.oneof(fc.string(), fc.nat().map(String), fc.constant("true"));
	fc.assert(
		fc.property(fc.array(text, { minLength: 5, maxLength: 5 }), (values) => {
			const names = [
				"minPrice",
				"maxPrice",
				"inStock",
				"merchantType",
				"rating",
			];
			const filters = readFilters((name) => values[names.indexOf(name)]);
			const written: Record<string, string | undefined> =
				filterParameters(filters);
			expect(readFilters((name) => written[name])).toEqual(filters);
		}),
	);
});

test("without its last filter a list has none", () => {
	expect(changeFilters({ inStock: true }, { inStock: undefined })).toBe(
		undefined,
	);
	expect(
		changeFilters({ inStock: true, rating: 4 }, { rating: undefined }),
	).toEqual({ inStock: true });
});
