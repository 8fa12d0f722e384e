import { pageOfTwin, twinPath } from "./twin-path";

test.each([
	["/", "/index.md"],
	["/goods_detail/7", "/goods_detail/7.md"],
	["/goods_detail/7?sku=70", "/goods_detail/7.md?sku=70"],
	["/merchant/home?id=4", "/merchant/home.md?id=4"],
])("the twin of %s is %s, and leads back to it", (path, address) => {
	expect(twinPath(path)).toBe(address);
	const [twin = "", query] = address.split(/(?=\?)/);
	expect(`${pageOfTwin(twin)}${query ?? ""}`).toBe(path);
});

test.each([
	"/",
	"/goods_detail/7",
	"/goods_detail/7.mdx",
	".md",
	"/pictures/a.webp",
])("%s is nobody's twin", (path) => {
	expect(pageOfTwin(path)).toBeUndefined();
});
