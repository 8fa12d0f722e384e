import type { Input } from "../../../contract/call";
import type {
	GoodsDetail,
	listFeedGoods,
	listSitemapGoods,
	SitemapGoods,
} from "../../../contract/catalog/goods";
import type { Ctx } from "../../../http/context";
import { withSkus } from "./details";
import * as repository from "./repository";

// Goods as catalogues of others want them: those on the shelf, a part at a time, so that nobody ever holds all of them.
// Three statements a part, whatever stands in it.

export async function listGoodsForFeed(
	ctx: Ctx,
	part: Input<typeof listFeedGoods>["query"],
): Promise<GoodsDetail[]> {
	return withSkus(ctx, await repository.listShownGoodsOf(ctx.db, part));
}

export async function listGoodsForSitemap(
	ctx: Ctx,
	{ after, limit }: Input<typeof listSitemapGoods>["query"],
): Promise<SitemapGoods[]> {
	const rows = await repository.listShownGoodsAfter(ctx.db, after, limit);
	return rows.map(({ id, createdAt }) => ({
		id,
		changedAt: createdAt.toISOString(),
	}));
}
