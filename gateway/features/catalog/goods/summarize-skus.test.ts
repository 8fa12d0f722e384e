import { summarizeSkus } from "./summarize-skus";

test("a goods costs what its cheapest sku in stock costs", () => {
	const summary = summarizeSkus([
		{ price: "9.00", oldPrice: "12.00", stock: 0 },
		{ price: "100.00", oldPrice: "120.00", stock: 2 },
		{ price: "20.00", stock: 3 },
	]);
	expect(summary).toEqual({
		price: "20.00",
		oldPrice: null,
		lowestBefore: null,
		unitPrice: null,
		unitPer: null,
		hasPriceRange: true,
		stock: 5,
		skuCount: 3,
	});
});

test("a goods costs by measure what the sku does whose price it is", () => {
	const summary = summarizeSkus([
		{ price: "30.00", content: "1 kg", stock: 1 },
		{ price: "20.00", content: "500 g", stock: 1 },
	]);
	expect(summary).toMatchObject({ unitPrice: "4.00", unitPer: "weight" });
});

test("a sold-out goods costs what its cheapest sku costs", () => {
	const summary = summarizeSkus([
		{ price: "100.00", stock: 0 },
		{ price: "20.00", oldPrice: "25.00", stock: 0 },
	]);
	expect(summary).toMatchObject({
		price: "20.00",
		oldPrice: "25.00",
		stock: 0,
	});
});

test("skus of one price are no price range", () => {
	const summary = summarizeSkus([
		{ price: "20.00", stock: 1 },
		{ price: "20.00", stock: 0 },
	]);
	expect(summary.hasPriceRange).toBe(false);
});
