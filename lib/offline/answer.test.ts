import { keepSeen } from "./answer";
import { keptTitleHeader } from "./offline-terms";
import { findPage, forgetOthers } from "./shelf";
import { openCaches } from "./testing/open-caches";
import { go, openShop, origin, page } from "./testing/open-shop";

const seen = (address: string) =>
	({
		kind: "seen",
		locale: "en",
		address,
		isSparing: false,
		session: undefined,
	}) as const;

test("without a line a page comes from its copy, says since when, and so do its files", async () => {
	const shop = openShop();
	await go(shop, "/en/goods_detail/1?sku=2");
	shop.cut(true);
	const copy = await go(shop, "/en/goods_detail/1?sku=2");
	expect(await copy?.text()).toContain(
		`<html data-kept-at="${shop.now()}" lang="en">`,
	);
	const file = await go(shop, "/_next/static/chunks/a-1.js", { mode: "cors" });
	expect(await file?.text()).toBe("script");
});

test("with a line a page comes from the shop, whatever was kept", async () => {
	const shop = openShop();
	await go(shop, "/en");
	const fresh = await go(shop, "/en");
	expect(await fresh?.text()).not.toContain("data-kept-at");
	expect(shop.asked.filter((address) => address === "/en")).toHaveLength(2);
});

test("what is not for everybody is never kept", async () => {
	const own = () => page("mine", { "cache-control": "private, no-store" });
	const shop = openShop("one", openCaches(origin), { "/users": own });
	await go(shop, "/users");
	await keepSeen(shop, seen("/users"));
	expect(await findPage(shop, "/users")).toBeUndefined();
});

test("where there is no copy the page about the line stands in, in the language of the address", async () => {
	const shop = openShop();
	await keepSeen(shop, seen("/en/goods_detail/1"));
	shop.cut(true);
	const other = await go(shop, "/en/goods_detail/9");
	const html = String(await other?.text());
	expect(html).toContain("/en/offline");
	expect(html).not.toContain("data-kept-at");
	expect((await go(shop, "/fr/goods_detail/9"))?.type).toBe("error");
});

test("the page that is shown and both homes are kept, each once in a minute", async () => {
	const shop = openShop();
	await keepSeen(shop, seen("/en/goods_detail/1"));
	await keepSeen(shop, seen("/en/goods_detail/1"));
	expect(shop.asked).toEqual([
		"/en/offline",
		"/_next/static/chunks/a-1.js",
		"/pictures/mark.svg",
		"/en/goods_detail/1",
		"/en",
		"/en/mall/mall_index",
	]);
	shop.pass(61_000);
	await keepSeen(shop, seen("/en/goods_detail/1"));
	expect(shop.asked.slice(6)).toEqual(["/en/goods_detail/1"]);
});

test("thirty pages are kept, the last ones, and the homes beside them", async () => {
	const shop = openShop();
	await keepSeen(shop, seen("/en"));
	for (let id = 1; id <= 32; id += 1) {
		shop.pass(1_000);
		await go(shop, `/en/goods_detail/${id}`);
	}
	const isKept = async (address: string) =>
		(await findPage(shop, address)) !== undefined;
	expect(await isKept("/en/goods_detail/2")).toBe(false);
	expect(await isKept("/en/goods_detail/3")).toBe(true);
	expect(await isKept("/en/goods_detail/32")).toBe(true);
	expect(await isKept("/en")).toBe(true);
	expect(await isKept("/en/offline")).toBe(true);
});

test("a part of a page that cannot be had is refused, so that the router asks for the whole page", async () => {
	const shop = openShop();
	shop.cut(true);
	const part = { mode: "cors", headers: { rsc: "1" } };
	expect((await go(shop, "/en/goods_detail/1", part))?.status).toBe(503);
});

test("a picture that cannot be had leaves its place empty", async () => {
	const shop = openShop();
	shop.cut(true);
	const picture = await go(shop, "/sample/1.webp", { mode: "no-cors" });
	expect(picture?.headers.get("content-type")).toBe("image/svg+xml");
});

test("calls, other methods and other hosts are the browser's own", async () => {
	const shop = openShop();
	const cors = { mode: "cors" };
	expect(await go(shop, "/api/front/user/info", cors)).toBeUndefined();
	const sent = { ...cors, method: "POST" };
	expect(await go(shop, "/en/goods_detail/1", sent)).toBeUndefined();
	expect(await go(shop, "/sitemap.xml")).toBeUndefined();
	expect(shop.asked).toEqual([]);
});

test("another build leaves nothing of the one before", async () => {
	const caches = openCaches(origin);
	await caches.open("somebody-else");
	await go(openShop("one", caches), "/en");
	const next = openShop("two", caches);
	await go(next, "/en");
	await forgetOthers(next);
	expect(await caches.keys()).toEqual([
		"somebody-else",
		"hk-pages-two",
		"hk-files-two",
	]);
});

test("a copy is listed by its title as it is read", async () => {
	const shop = openShop("one", openCaches(origin), {
		"/fr": () => page("Pain d&#x27;épices &amp; &quot;thé&quot; &lt;1 kg&gt;"),
	});
	await go(shop, "/fr");
	const title = (await findPage(shop, "/fr"))?.headers.get(keptTitleHeader);
	expect(decodeURIComponent(title ?? "")).toBe(`Pain d'épices & "thé" <1 kg>`);
});
