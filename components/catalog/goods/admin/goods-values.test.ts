import { ofEachFact } from "@/gateway/contract/catalog/goods-facts";
import { bodyOf, moved, newGoods, valuesOf } from "./goods-values";
import { toMoney } from "./to-money";

const sku = {
	id: 7,
	code: null,
	options: { colour: { en: "Red" } },
	price: "12.50",
	oldPrice: null,
	stock: 8,
	reserved: 1,
	content: "1.5 kg",
	weightGrams: 100,
	image: null,
};
const goods = {
	id: 3,
	merchant: { id: 1, name: "A" },
	cartType: "E_COMMERCE" as const,
	code: "A-1",
	name: { en: "Tea" },
	introduction: {},
	categoryId: 55,
	...ofEachFact(() => null),
	origin: "HK",
	storage: null,
	keywords: ["a", "b"],
	guarantees: [],
	images: ["/a-800.webp"],
	isShown: true,
	sales: 0,
	version: 4,
	changedAt: null,
	changedBy: null,
	skus: [sku],
};

test("what was read and not touched is sent as it was, with no stock added", () => {
	expect(bodyOf(valuesOf(goods))).toEqual({
		id: 3,
		version: 4,
		code: "A-1",
		name: { en: "Tea" },
		introduction: {},
		categoryId: 55,
		brand: null,
		unit: null,
		origin: "HK",
		storage: null,
		keywords: ["a", "b"],
		guarantees: [],
		images: ["/a-800.webp"],
		isShown: true,
		skus: [
			{
				id: 7,
				code: null,
				options: { colour: { en: "Red" } },
				price: "12.50",
				oldPrice: null,
				addStock: 0,
				content: "1.5 kg",
				weightGrams: 100,
				image: null,
			},
		],
	});
});

test("stock is sent as the difference to what was read", () => {
	const values = valuesOf(goods);
	const skus = values.skus.map((one) => ({ ...one, stock: "20" }));
	expect(bodyOf({ ...values, skus }).skus[0]?.addStock).toBe(12);
});

test("keywords part at commas of any script, each once", () => {
	const values = { ...newGoods(), keywords: "茶，普洱、tea, 茶" };
	expect(bodyOf(values).keywords).toEqual(["茶", "普洱", "tea"]);
});

test.each([
	["12", "12.00"],
	["12.5", "12.50"],
	["012.50", "12.50"],
	["twelve", "twelve"],
	["1.234", "1.234"],
])("%s becomes %s", (typed, sent) => expect(toMoney(typed)).toBe(sent));

test("what is moved stands in its new place and nothing is lost", () => {
	expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
	expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
});
