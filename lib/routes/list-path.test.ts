import {
	isBareList,
	listAddress,
	readListParts,
	storedListPath,
} from "./list-path";

function stored(query: string): string | undefined {
	return storedListPath("/goods/goods_search", new URLSearchParams(query));
}

test("a category list is stored by category, sort and page", () => {
	expect(stored("cid=3")).toBe("/goods/goods_search/3/default/1");
	expect(stored("page=2&sort=price-desc&cid=3")).toBe(
		"/goods/goods_search/3/price-desc/2",
	);
});

test("parameters that say nothing about the list make no other page of it", () => {
	for (const query of [
		"cid=3&utm_source=x",
		"cid=3&sort=cheap",
		"cid=3&title=",
		"cid=3&minPrice=&maxPrice=&merchantType=",
		"cid=3&inStock=false&rating=9",
	])
		expect(stored(query)).toBe("/goods/goods_search/3/default/1");
});

test("results of some words are stored by words, area, sort and page, whatever else the address says", () => {
	const milk = "title=%E7%89%9B%E5%A5%B6";
	const path = stored(milk) ?? "";
	expect(path).toMatch(
		/^\/goods\/goods_search\/words\/[\w-]+\/all\/default\/1$/,
	);
	expect(stored("title=+%E7%89%9B%E5%A5%B6%20&utm_source=x")).toBe(path);
	expect(wordsOf(path)).toBe("牛奶");
	expect(listAddress(path)).toBe(`/goods/goods_search?${milk}`);
	for (const more of [
		"&cartType=SUPERMARKET",
		"&sort=price",
		"&page=2",
		"&cartType=E_COMMERCE&sort=price-desc&page=3",
	])
		expect(listAddress(stored(milk + more) ?? "")).toBe(
			`/goods/goods_search?${milk}${more}`,
		);
	expect(stored(`${milk}&cartType=BAZAAR&sort=cheap`)).toBe(path);
	for (const words of ["100% rice/%2F", "../..", "a&b=c#d", "🍎"])
		expect(wordsOf(stored(`title=${encodeURIComponent(words)}`))).toBe(words);
});

/** Those that a stored path names. */
function wordsOf(path = ""): string | undefined {
	return readListParts(...path.split("/").slice(3))?.title;
}

/** The inner path's part for some words. */
const part = (words: string) => Buffer.from(words).toString("base64url");

test("no other spelling of the same words is a path of its own", () => {
	for (const encoded of [
		"",
		"-",
		"bWlsaw==",
		"bWlsaw%",
		"_w",
		part(" milk"),
		part("mi\0lk"),
	])
		expect(
			readListParts("words", encoded, "all", "default", "1"),
		).toBeUndefined();
});

test("an inner path has what an address can say and nothing else: long words, and an area, order or page that nobody knows, have none", () => {
	const milk = "words/bWlsaw";
	for (const path of [
		`${milk}/x/price/1`,
		`${milk}/all/nonsense/1`,
		`${milk}/all/price/0`,
		`${milk}/all/price/10001`,
		`${milk}/all/price/+2`,
		`${milk}/all/price`,
		`${milk}/all/price/1/1`,
		"word/bWlsaw/all/price/1",
		`words/${part("x".repeat(61))}/all/default/1`,
		"1/nonsense/1",
		"1/price/0",
		"1/price/10001",
		"0/default/1",
		"x/default/1",
	]) {
		expect(readListParts(...path.split("/"))).toBeUndefined();
		expect(listAddress(`/goods/goods_search/${path}`)).toBeUndefined();
	}
	const longest = `words/${part("x".repeat(60))}/SUPERMARKET/new/10000`;
	expect(readListParts(...longest.split("/"))).toMatchObject({
		cartType: "SUPERMARKET",
		sort: "new",
		page: 10_000,
	});
});

test("a parameter means the same with a filter beside it: blanks around it and an empty one say nothing", () => {
	for (const [query, plain] of [
		["title=milk&page=&cid=", "title=milk"],
		["title=milk&page=+2&sort=price%20", "title=milk&page=2&sort=price"],
		["title=milk&title=tea", "title=milk"],
		["cid=+3&page=", "cid=3"],
	] as const)
		expect(stored(query)).toBe(stored(plain));
	expect(stored("title=milk&inStock=true%20")).toBeUndefined();
});

test("a control character in words is a blank", () => {
	expect(wordsOf(stored("title=oat%00milk%09%00"))).toBe("oat milk");
});

test("what has no end is not stored: filters, words within a category, long ones, or no category", () => {
	for (const query of [
		"cid=3&inStock=true",
		"cid=3&minPrice=20",
		"cid=3&rating=4&sort=new",
		"title=milk&inStock=true",
		"cid=3&title=milk",
		`title=${"milk".repeat(20)}`,
		"cartType=SUPERMARKET",
		"",
	])
		expect(stored(query)).toBeUndefined();
});

test("numbers that are none lead to the list that does not exist", () => {
	const wrong = ["cid=0", "cid=-3", "cid=03", "cid=abc"];
	for (const page of ["page=0", "page=1e3", "page=10001"])
		wrong.push(`cid=3&${page}`, `title=milk&${page}`);
	for (const query of wrong)
		expect(stored(query)).toBe("/goods/goods_search/0/default/1");
});

test("whoever asks for the inner path is sent to the list's one address", () => {
	expect(listAddress("/goods/goods_search/3/sales/2")).toBe(
		"/goods/goods_search?cid=3&sort=sales&page=2",
	);
	expect(listAddress("/goods/goods_search/3/default/1")).toBe(
		"/goods/goods_search?cid=3",
	);
	expect(listAddress("/goods/goods_search")).toBeUndefined();
});

test("a list of nothing in particular is the page of all categories", () => {
	const isBare = (query: string) =>
		isBareList("/goods/goods_search", new URLSearchParams(query));
	for (const query of ["", "title=", "title=%20%E3%80%80", "cid=", "title=%00"])
		expect(isBare(query)).toBe(true);
	for (const query of ["cartType=BAZAAR", "sort=new&inStock=true"])
		expect(isBare(query)).toBe(true);
	for (const query of ["title=milk", "cid=3", "cid=0", "cartType=SUPERMARKET"])
		expect(isBare(query)).toBe(false);
	expect(isBareList("/goods_cate", new URLSearchParams())).toBe(false);
});

test("other pages are left alone", () => {
	expect(
		storedListPath("/goods_detail/3", new URLSearchParams("cid=4")),
	).toBeUndefined();
});
