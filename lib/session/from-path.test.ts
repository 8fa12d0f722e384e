/** @jest-environment node */
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

const hosts = [
	"e.example",
	"e.example/",
	"e.example:80",
	"e.example%2f..",
	"ｅ.example",
	"0x7f.1",
	"[::1]",
];
const starts = [
	"//",
	"///",
	"////",
	"/\\",
	"\\/",
	"\\\\",
	"/\\/",
	"/\t/",
	"/\n/",
	"/\r/",
	"/\r\n/",
	"\t//",
	" //",
	"\u0000//",
	"/\u0000/",
	"/\u000b/",
	"/\u2028/",
	"/\u0085/",
	"https://",
	"https:",
	"https:/",
	"https:\\\\",
	"HTTP://",
	"//user@",
	"//user:word@",
	"/./\\",
	"/..//",
	"/.//",
	"/%09\t/",
];
const others = [
	"",
	"x",
	"users",
	"?x",
	"#x",
	"javascript:alert(1)",
	"JaVaScRiPt:alert(1)",
	"java\tscript:alert(1)",
	"data:text/html,x",
	"vbscript:x",
	"blob:https://shop.example/x",
	"file:///etc/passwd",
	"mailto:x@e.example",
	"@e.example",
	".e.example",
	"https:e.example",
	"/ok\r\nSet-Cookie: x=1",
	"/ok\u0000",
	"/ok\u007f",
	"/\u2029",
	`/${"x".repeat(5000)}`,
	"／／e.example",
	"〱e.example",
];
const refused = [
	...starts.flatMap((start) => hosts.map((host) => start + host)),
	...others,
];

test("there are as many tries as it takes", () => {
	expect(refused.length).toBeGreaterThanOrEqual(200);
});

test.each(refused.map((path) => [JSON.stringify(path).slice(0, 60), path]))(
	"%s leads nowhere",
	(_, path) => {
		expect(ownPath(path, origin)).toBeUndefined();
	},
);

test("nothing kept is no way back", () => {
	expect(ownPath(undefined, origin)).toBeUndefined();
});
