/** @jest-environment node */
import type { CategoryNode } from "@/gateway/contract/catalog/category";
import type { SitemapGoods } from "@/gateway/contract/catalog/goods";
import { locales } from "@/gateway/contract/locale";
import { streamText } from "@/lib/http/stream-text";
import { alternatesFor } from "../alternates";
import { findGoodsShards, goodsParts } from "./goods-parts";
import { pageEntries, shardFrame } from "./page-entries";
import { campaignPages, publicPages, storePages } from "./public-pages";
import { goodsPerShard, idsOf, readShardName, sitemapIndex } from "./shards";

const changedAt = "2026-02-03T04:05:06.000Z";

/** Ids as a catalogue holds them, read as the gateway reads them; counts how often it was asked. */
function catalogue(ids: number[]) {
	const asked: { after: number; limit: number }[] = [];
	const read = async (range: { after: number; limit: number }) => {
		asked.push(range);
		return ids
			.filter((id) => id > range.after)
			.slice(0, range.limit)
			.map((id): SitemapGoods => ({ id, changedAt }));
	};
	return { asked, read };
}

async function join(parts: AsyncIterable<string>): Promise<string> {
	let text = "";
	for await (const part of parts) text += part;
	return text;
}

function upTo(count: number): number[] {
	return Array.from({ length: count }, (_, at) => at + 1);
}

function addresses(xml: string): string[] {
	return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = ""]) => loc);
}

beforeEach(() => {
	process.env.SITE_URL = "https://shop.example";
});
afterEach(() => {
	delete process.env.SITE_URL;
});

test("a page stands in every language, each entry with the same sisters as the page itself names", () => {
	const xml = pageEntries("https://shop.example", {
		path: "/goods_detail/7",
		changedAt,
	});
	const { languages } = alternatesFor("/goods_detail/7", "en");
	const entries = xml.trim().split("\n");
	expect(entries).toHaveLength(locales.length);
	for (const entry of entries) {
		const links = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
		expect(links.map(([, hreflang, href]) => [hreflang, href])).toEqual(
			Object.entries(languages ?? {}).map(([hreflang, path]) => [
				hreflang,
				`https://shop.example${path}`,
			]),
		);
		expect(entry).toContain(`<lastmod>${changedAt}</lastmod>`);
	}
});

test("what XML reserves is written so that the address survives", () => {
	const path = `/goods/goods_search?cid=1&title="<'>"`;
	const [first = ""] = addresses(pageEntries("https://shop.example", { path }));
	expect(first).toBe(
		"https://shop.example/goods/goods_search?cid=1&amp;title=&quot;&lt;&apos;&gt;&quot;",
	);
});

test("shards share all goods among them: each once, in the one its number says", async () => {
	const ids = [1, 2, 4999, 5000, 5001, 9999, 20_000, 20_001];
	const { read } = catalogue(ids);
	const shards = await findGoodsShards(read);
	expect(shards).toEqual([1, 2, 4, 5]);
	const all = await Promise.all(
		shards.map(async (shard) => addresses(await join(goodsParts(read, shard)))),
	);
	expect(all.map((listed) => listed.length / locales.length)).toEqual([
		4, 2, 1, 1,
	]);
	expect(
		all.flat().filter((address) => /example\/goods_detail/.test(address)),
	).toEqual(ids.map((id) => `https://shop.example/goods_detail/${id}`));
});

test("a million goods need one question a shard, and gaps need none", async () => {
	let asked = 0;
	const shards = await findGoodsShards(async ({ after }) => {
		asked += 1;
		if (after < 1_000_000) return [{ id: after + 1, changedAt }];
		return after < 2_000_000_000 ? [{ id: 2_000_000_001, changedAt }] : [];
	});
	expect(shards).toHaveLength(201);
	expect(asked).toBe(202);
});

test("a full shard stays within 50,000 addresses and 50 MB, whatever the length of ids and of the shop's address", async () => {
	process.env.SITE_URL = `https://${"a".repeat(60)}.${"b".repeat(27)}.example`;
	expect(process.env.SITE_URL).toHaveLength(104);
	const { after, last } = idsOf(400_000);
	const { asked, read } = catalogue(
		upTo(goodsPerShard).map((at) => after + at),
	);
	let bytes = shardFrame.start.length + shardFrame.end.length;
	let count = 0;
	for await (const part of goodsParts(read, 400_000)) {
		expect(part.length).toBeLessThan(2_000_000);
		bytes += Buffer.byteLength(part);
		count += addresses(part).length;
	}
	expect(count).toBe(goodsPerShard * locales.length);
	expect(count).toBeLessThanOrEqual(50_000);
	expect(bytes).toBeLessThan(50_000_000);
	expect(Math.max(...asked.map((range) => range.after))).toBeLessThan(last);
});

test("a shard without goods has no parts", async () => {
	const { read } = catalogue([1, 12_000]);
	expect(await join(goodsParts(read, 2))).toBe("");
	expect(await findGoodsShards(catalogue([]).read)).toEqual([]);
});

test("the index names each shard by an address that leads to it", () => {
	const names = addresses(sitemapIndex(["pages", 1, 200])).map((address) =>
		address.replace("https://shop.example/sitemap/", ""),
	);
	expect(names.map(readShardName)).toEqual(["pages", 1, 200]);
});

test.each(["goods-0.xml", "goods-01.xml", "goods-1", "goods-9999999.xml", "x"])(
	"%s is no shard",
	(name) => {
		expect(readShardName(name)).toBeUndefined();
	},
);

test("both homes, every category and every help page are listed", () => {
	const leaf = { id: 31, name: "Milk", image: "" };
	const tree: CategoryNode = {
		...leaf,
		id: 3,
		cartType: "SUPERMARKET",
		childList: [leaf],
	};
	const help = [
		{ id: 1, name: "Delivery", childList: [{ id: 8, name: "Slots" }] },
		{ id: 2, name: "Empty" },
	];
	const listed = addresses(publicPages([tree], help));
	for (const path of [
		"/",
		"/mall/mall_index",
		"/goods/goods_search?cid=3",
		"/en/goods/goods_search?cid=31",
		"/help/content",
		"/th/help/content?id=8",
		"/privacy_agreement?title=privacy",
		"/About_Us",
	])
		expect(listed).toContain(`https://shop.example${path}`);
	expect(new Set(listed).size).toBe(listed.length);
});

test("the entrance of the stores and each of them are listed, in every language", () => {
	const listed = addresses(storePages([{ id: 1 }, { id: 4 }]));
	expect(listed).toHaveLength(3 * locales.length);
	for (const path of [
		"/store/store_index",
		"/store/store_detail?id=1",
		"/lao/store/store_detail?id=4",
	])
		expect(listed).toContain(`https://shop.example${path}`);
});

test("activities, reduced goods and best sellers are listed, in every language", () => {
	const listed = addresses(campaignPages([{ id: 1 }, { id: 4 }]));
	expect(listed).toHaveLength(7 * locales.length);
	for (const path of [
		"/activity_list",
		"/th/activity_list?id=4",
		"/promotionList",
		"/fr/index_back?cartType=SUPERMARKET",
	])
		expect(listed).toContain(`https://shop.example${path}`);
});

test("nothing is read before it is asked for, and nothing after the reader has left", async () => {
	const { asked, read } = catalogue(upTo(1000));
	const reader = streamText(goodsParts(read, 1)).getReader();
	await reader.read();
	await reader.cancel();
	expect(asked.length).toBeLessThanOrEqual(2);
});
