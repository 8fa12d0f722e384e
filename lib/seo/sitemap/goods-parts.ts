import type { SitemapGoods } from "@/gateway/contract/catalog/goods";
import { paths } from "@/lib/routes/paths";
import { siteAddress } from "../site-address";
import { pageEntries } from "./page-entries";
import { idsOf, shardOf, shardsMax } from "./shards";

/** Goods by rising id from the first one after `after`. */
type ReadGoods = (range: {
	after: number;
	limit: number;
}) => Promise<SitemapGoods[]>;

/** Some 700 kB of text: what a shard needs in memory at a time. */
const goodsPerPart = 125;

/** Shards that hold goods. Steps over shards without any, so that gaps between ids cost nothing. */
export async function findGoodsShards(read: ReadGoods): Promise<number[]> {
	const shards: number[] = [];
	let after = 0;
	while (shards.length < shardsMax) {
		const [next] = await read({ after, limit: 1 });
		if (!next) break;
		const shard = shardOf(next.id);
		shards.push(shard);
		after = idsOf(shard).last;
	}
	return shards;
}

/** The entries of a shard, a part at a time; none at all for a shard without goods. */
export async function* goodsParts(
	read: ReadGoods,
	shard: number,
): AsyncGenerator<string> {
	const { origin } = siteAddress();
	const { last } = idsOf(shard);
	let { after } = idsOf(shard);
	while (after < last) {
		const limit = Math.min(goodsPerPart, last - after);
		const next = await read({ after, limit });
		const goods = next.filter(({ id }) => id <= last);
		if (goods.length === 0) return;
		yield goods
			.map(({ id, changedAt }) =>
				pageEntries(origin, { path: paths.goods(id), changedAt }),
			)
			.join("");
		after = goods.at(-1)?.id ?? last;
	}
}
