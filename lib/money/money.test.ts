import { formatPrice, formatPriceBriefly, priceParts } from "./money";

test("a price is set in currency, grouped whole part and two cents", () => {
	expect(priceParts("123456.70")).toEqual({
		currency: "HK$",
		whole: "123,456",
		cents: "70",
	});
	expect(priceParts("0.50")).toMatchObject({ whole: "0", cents: "50" });
	expect(formatPrice("1234567.00")).toBe("HK$1,234,567.00");
});

test("an amount loses its cents only when it has none", () => {
	expect(formatPriceBriefly("350.00")).toBe("HK$350");
	expect(formatPriceBriefly("12.10")).toBe("HK$12.10");
});
