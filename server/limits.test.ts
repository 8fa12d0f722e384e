import { limitOf } from "./limits";

test("a search counts as one by its address and by its inner path, a category's list does not", () => {
	const list = "/goods/goods_search";
	for (const asked of [
		{ path: list, query: "title=milk&sort=price" },
		{ path: `${list}/words/bWlsaw/x/price/1`, query: "" },
	])
		expect(limitOf(asked)).toBe("words");
	expect(limitOf({ path: list, query: "cid=1" })).toBeUndefined();
	expect(limitOf({ path: `${list}/1/price/1`, query: "" })).toBeUndefined();
});
