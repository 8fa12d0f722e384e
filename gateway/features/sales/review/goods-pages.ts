import { cacheTags } from "../../../contract/cache-tags";
import type { Transaction } from "../../../db/client";
import { enqueueEffect } from "../../platform/outbox/service";

/** As many as fall at once. */
const tagsMax = 1_000;

/** Every cached page that shows one of these goods is called back once the transaction is over. */
export async function dropGoodsPages(tx: Transaction, goodsIds: number[]) {
	const tags = [...new Set(goodsIds)].map(cacheTags.goods);
	for (let at = 0; at < tags.length; at += tagsMax)
		await enqueueEffect(tx, "cache-tags", {
			tags: tags.slice(at, at + tagsMax),
		});
}
