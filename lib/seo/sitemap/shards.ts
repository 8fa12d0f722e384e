import { fileAddress } from "../site-address";
import { escapeXml } from "./page-entries";

/**
 * A shard holds 50,000 addresses and 50 MB at most. In six languages, each naming all of them, a goods takes some 6 kB,
 * and 9 kB where the shop's own address is a hundred characters long: here the bytes decide.
 */
export const goodsPerShard = 5000;

/** So many shards may stand in one index. */
export const shardsMax = 50_000;

/** Home, mall and categories, or goods by number, counted from 1. */
export type Shard = "pages" | number;

/** Goods stay in their shard: it holds the ids above `after` up to `last`. */
export function idsOf(number: number): { after: number; last: number } {
	const after = (number - 1) * goodsPerShard;
	return { after, last: after + goodsPerShard };
}

export function shardOf(id: number): number {
	return Math.ceil(id / goodsPerShard);
}

function shardPath(shard: Shard): string {
	return shard === "pages"
		? "/sitemap/pages.xml"
		: `/sitemap/goods-${shard}.xml`;
}

/** The shard whose file has this name. */
export function readShardName(name: string): Shard | undefined {
	if (name === "pages.xml") return "pages";
	const [, number] = /^goods-([1-9]\d{0,5})\.xml$/.exec(name) ?? [];
	return number === undefined ? undefined : Number(number);
}

export function sitemapIndex(shards: Shard[]): string {
	const entries = shards
		.slice(0, shardsMax)
		.map(
			(shard) =>
				`<sitemap><loc>${escapeXml(fileAddress(shardPath(shard)))}</loc></sitemap>\n`,
		);
	return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</sitemapindex>\n`;
}
