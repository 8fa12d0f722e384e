import {
	feedLimitMax,
	type GoodsDetail,
} from "@/gateway/contract/catalog/goods";
import { feedItems } from "./feed-items";
import type { Feed } from "./feed-name";
import { googleFrame, writeGoogle } from "./google";
import { metaFrame, writeMeta } from "./meta";

/** Goods by rising id from the first one after `after`. */
type ReadGoods = (range: {
	after: number;
	limit: number;
}) => Promise<GoodsDetail[]>;

const writers = {
	google: { frame: googleFrame, write: writeGoogle },
	meta: { frame: metaFrame, write: writeMeta },
};

/** A feed as text, a part at a time: of a million goods no more than a part is ever in memory. */
export async function* feedParts(
	{ kind, locale }: Pick<Feed, "kind" | "locale">,
	shop: string,
	read: ReadGoods,
): AsyncGenerator<string> {
	const { frame, write } = writers[kind];
	let before = frame.start(shop);
	let goods: GoodsDetail[];
	let after = 0;
	do {
		goods = await read({ after, limit: feedLimitMax });
		const items = goods.flatMap((one) => feedItems(one, locale));
		yield before + items.map(write).join("");
		before = "";
		after = goods.at(-1)?.id ?? after;
	} while (goods.length === feedLimitMax);
	yield frame.end;
}
