import { addressOf, readLocalePath } from "./locale-path";

test.each([
	["/", "zh-CN", "/"],
	["/goods_detail/1", "zh-CN", "/goods_detail/1"],
	["/en", "en", "/"],
	["/lao/goods_detail/1", "lao", "/goods_detail/1"],
	["/de/goods_detail/1", "zh-CN", "/de/goods_detail/1"],
	["/en/fr/x", "en", "/fr/x"],
	["/english", "zh-CN", "/english"],
])("%s is already the one address", (address, locale, path) => {
	expect(readLocalePath(address)).toEqual({ locale, path, isCanonical: true });
});

test.each([
	["/zh-CN", "/"],
	["/zh-cn/mall/mall_index", "/mall/mall_index"],
	["/zh-CN/zh-CN/x", "/x"],
	["/zh-CN/en/x", "/en/x"],
	["/EN", "/en"],
	["/Lao/x", "/lao/x"],
	["/en/", "/en"],
])("%s is left for %s in one step", (address, target) => {
	const read = readLocalePath(address);
	expect(read.isCanonical).toBe(false);
	expect(addressOf(read)).toBe(target);
	expect(readLocalePath(target).isCanonical).toBe(true);
});

test.each([
	["/?type=store", "/fr?type=store"],
	["/#shelves", "/fr#shelves"],
	["/help/content?id=1", "/fr/help/content?id=1"],
])("%s is %s in French: a prefix and no slash behind it", (path, address) => {
	expect(addressOf({ locale: "fr", path })).toBe(address);
	expect(addressOf({ locale: "zh-CN", path })).toBe(path);
});
