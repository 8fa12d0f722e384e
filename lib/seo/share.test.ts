import { readFileSync } from "node:fs";
import { openGraphLocale, shareMetadata, shopPicture } from "./share";

const page = {
	title: "Milk",
	description: "Fresh",
	path: "/goods_detail/7",
	siteName: "Harbour Market",
};

afterEach(() => {
	delete process.env.SITE_URL;
});

test.each([
	["zh-CN", "zh_HK"],
	["en", "en_HK"],
	["lao", "lo_LA"],
] as const)("%s is called %s where addresses are shared", (locale, called) => {
	expect(openGraphLocale(locale)).toBe(called);
});

test("a shared page has its own address in its language, at the shop's address of this moment", () => {
	process.env.SITE_URL = "https://shop.example";
	expect(shareMetadata(page, "fr").openGraph).toMatchObject({
		siteName: "Harbour Market",
		url: "https://shop.example/fr/goods_detail/7",
		images: [{ url: shopPicture.url }],
	});
	process.env.SITE_URL = "https://moved.example";
	expect(shareMetadata(page, "zh-CN").openGraph?.url).toBe(
		"https://moved.example/goods_detail/7",
	);
});

test("both descriptions of a page name the same picture", () => {
	const image = "/api/og/goods/7";
	const { openGraph, twitter } = shareMetadata({ ...page, image }, "en");
	expect(openGraph?.images).toMatchObject([{ url: image }]);
	expect(twitter?.images).toMatchObject([{ url: image }]);
});

test("whoever does not see a page's picture is told what it shows: the page's own, or the shop's mark", () => {
	const image = "/api/og/goods/7";
	for (const [shared, alt] of [
		[{ ...page, image }, "Milk"],
		[page, "Harbour Market"],
	] as const) {
		const { openGraph, twitter } = shareMetadata(shared, "en");
		expect(openGraph?.images).toMatchObject([{ alt }]);
		expect(twitter?.images).toMatchObject([{ alt }]);
	}
});

test("the shop's picture has the size it is said to have", () => {
	const png = readFileSync(`public${shopPicture.url}`);
	expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
		shopPicture.width,
		shopPicture.height,
	]);
});
