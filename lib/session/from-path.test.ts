/** @jest-environment node */
import { hostilePaths } from "@/e2e/support/hostile-paths";
import { ownPath } from "./from-path";

const origin = "https://shop.example";

const kept = [
	"/",
	"/users/user_info",
	"/en/users/order_list?tab=unpaid",
	"/goods_detail/1?sku=2#reviews",
	"/goods/goods_search?title=%E7%89%9B%E5%A5%B6",
	"/goods/goods_search?title=牛奶",
	"/help/content?id=3&next=https://elsewhere.example",
	"/a//b",
	"/@elsewhere.example",
	"/:80",
	"/users?x=//e",
];

test.each(kept)("%s is a way back", (path) => {
	const found = ownPath(path, origin);
	expect(found).toBeDefined();
	expect(new URL(String(found), origin).origin).toBe(origin);
});

test("there are as many tries as it takes", () => {
	expect(hostilePaths.length).toBeGreaterThanOrEqual(200);
});

test.each(
	hostilePaths.map((path) => [JSON.stringify(path).slice(0, 60), path]),
)("%s leads nowhere", (_, path) => {
	expect(ownPath(path, origin)).toBeUndefined();
});

test("nothing kept is no way back", () => {
	expect(ownPath(undefined, origin)).toBeUndefined();
});
