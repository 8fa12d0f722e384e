import { priceChange } from "./price-change";

const change = { skuId: 1, price: "12.50", oldPrice: null };

test.each([
	["no old price", {}],
	["an old price above the price", { oldPrice: "12.51" }],
	["an old price with more digits", { price: "99.00", oldPrice: "100.00" }],
])("a price may have %s", (_, changed) => {
	expect(priceChange.safeParse({ ...change, ...changed }).success).toBe(true);
});

test.each([
	["nothing", { price: "0.00" }],
	["one decimal", { price: "12.5" }],
	["a float", { price: 12.5 }],
	["less than nothing", { price: "-1.00" }],
	["its old price", { oldPrice: "12.50" }],
	["more than its old price", { price: "100.00", oldPrice: "99.00" }],
])("a price is not %s", (_, changed) => {
	expect(priceChange.safeParse({ ...change, ...changed }).success).toBe(false);
});
