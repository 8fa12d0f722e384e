import type { Client } from "pg";
import type { groupOffer } from "../schema/group";
import type { SampleFiles } from "./files";
import { shopDay } from "./random";

/** As long as anybody tries the shop. */
const runsMs = 10 * 365 * 24 * 60 * 60_000;

/** Ids are positions in the file; each is for the first sku of its goods, which are loaded by now. */
export async function groupOfferRows(
	client: Client,
	{ goods, groupOffers }: SampleFiles,
): Promise<(typeof groupOffer.$inferInsert)[]> {
	const keys = goods.flatMap(({ entries }) => entries).map(({ key }) => key);
	const goodsIds = groupOffers.map((offer) => keys.indexOf(offer.goods) + 1);
	const { rows } = await client.query<{
		goods_id: number;
		merchant_id: number;
		id: number;
	}>(
		`select distinct on (goods.id) goods.id as goods_id, merchant_id, sku.id from sku
			join goods on goods.id = goods_id where goods.id = any($1) order by goods.id, position`,
		[goodsIds],
	);
	return groupOffers.map(({ goods: _, ...terms }, at) => {
		const sold = rows.find(({ goods_id }) => goods_id === goodsIds[at]);
		return {
			...terms,
			id: at + 1,
			merchantId: sold?.merchant_id ?? 0,
			skuId: sold?.id ?? 0,
			startsAt: new Date(shopDay),
			endsAt: new Date(shopDay + runsMs),
			createdAt: new Date(shopDay),
		};
	});
}
