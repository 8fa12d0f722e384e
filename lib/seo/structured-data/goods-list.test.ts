import { describeGoodsList } from "./goods-list";

beforeEach(() => {
	process.env.SITE_URL = "https://shop.example";
});
afterEach(() => {
	delete process.env.SITE_URL;
});

test("a list names its goods in their order", () => {
	const goods = [
		{ id: 9, name: "Nine" },
		{ id: 4, name: "Four" },
	];
	const list = describeGoodsList({ name: "Dairy", goods }, "zh-CN");
	expect(list.numberOfItems).toBe(2);
	expect(list.itemListElement).toEqual([
		expect.objectContaining({
			position: 1,
			url: "https://shop.example/goods_detail/9",
		}),
		expect.objectContaining({
			position: 2,
			url: "https://shop.example/goods_detail/4",
		}),
	]);
});
