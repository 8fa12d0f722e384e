import { goodsAddress, storedGoodsPath } from "./goods-path";

function stored(path: string, query: string): string | undefined {
	return storedGoodsPath(path, new URLSearchParams(query));
}

test("a goods is stored once for each sku, whatever else its address says", () => {
	expect(stored("/goods_detail/7", "sku=12")).toBe("/goods_detail/7/12");
	expect(stored("/goods_detail/7", "utm_source=x&sku=12")).toBe(
		"/goods_detail/7/12",
	);
});

test("an address without a sku, or with what is none, is the goods' own page", () => {
	for (const query of ["", "sku=", "sku=0", "sku=x", "sku=1.5", "sku=1/2"])
		expect(stored("/goods_detail/7", query)).toBeUndefined();
	expect(stored("/goods_cate", "sku=12")).toBeUndefined();
	expect(stored("/goods_detail/x", "sku=12")).toBeUndefined();
});

test("an inner path leads to the one address of its page", () => {
	expect(goodsAddress("/goods_detail/7/12")).toBe("/goods_detail/7?sku=12");
	expect(goodsAddress("/goods_detail/7")).toBeUndefined();
	expect(goodsAddress("/goods_detail/7/x")).toBeUndefined();
});
