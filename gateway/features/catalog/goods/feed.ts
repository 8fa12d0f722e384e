import type { Input } from "../../../contract/call";
import type {
	GoodsDetail,
	listFeedGoods,
} from "../../../contract/catalog/goods";
import type { Ctx } from "../../../http/context";
import { presentGoods } from "./presenter";
import * as repository from "./repository";

// Goods as catalogues of others want them: those on the shelf, a part at a time, so that nobody ever holds all of them.
// Three statements a part, whatever stands in it.

export async function listGoodsForFeed(
	ctx: Ctx,
	part: Input<typeof listFeedGoods>["query"],
): Promise<GoodsDetail[]> {
	const { db } = ctx;
	const rows = await repository.listShownGoodsOf(db, part);
	if (rows.length === 0) return [];
	const categoryIds = rows.flatMap((row) => [
		row.categoryId,
		row.topCategoryId,
	]);
	const [skus, categories] = await Promise.all([
		repository.listSkus(
			db,
			rows.map(({ id }) => id),
		),
		repository.listCategoryNames(db, [...new Set(categoryIds)]),
	]);
	const skusOf = new Map<number, repository.SkuRow[]>();
	for (const sku of skus)
		skusOf.set(sku.goodsId, [...(skusOf.get(sku.goodsId) ?? []), sku]);
	return rows.map((row) =>
		presentGoods({ row, skus: skusOf.get(row.id) ?? [], categories }, ctx),
	);
}
