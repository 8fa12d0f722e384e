import type { GoodsDetail } from "../../../contract/catalog/goods";
import type { Ctx } from "../../../http/context";
import { presentGoods } from "./presenter";
import * as repository from "./repository";

/** With skus and categories: two statements, however many goods there are. */
export async function withSkus(
	ctx: Ctx,
	rows: repository.GoodsRow[],
): Promise<GoodsDetail[]> {
	if (rows.length === 0) return [];
	const categoryIds = rows.flatMap((row) => [
		row.categoryId,
		row.topCategoryId,
	]);
	const [skus, categories] = await Promise.all([
		repository.listSkus(
			ctx.db,
			rows.map(({ id }) => id),
		),
		repository.listCategoryNames(ctx.db, [...new Set(categoryIds)]),
	]);
	const skusOf = new Map<number, repository.SkuRow[]>();
	for (const sku of skus)
		skusOf.set(sku.goodsId, [...(skusOf.get(sku.goodsId) ?? []), sku]);
	return rows.map((row) =>
		presentGoods({ row, skus: skusOf.get(row.id) ?? [], categories }, ctx),
	);
}

/** All that their pages say, in the order of the ids; those that are unknown or off the shelf are left out. */
export async function listShownDetails(
	ctx: Ctx,
	ids: number[],
): Promise<GoodsDetail[]> {
	if (ids.length === 0) return [];
	const found = await repository.listShownGoodsByIds(ctx.db, ids);
	const rows = new Map(found.map((row) => [row.id, row]));
	return withSkus(
		ctx,
		[...new Set(ids)].flatMap((id) => rows.get(id) ?? []),
	);
}

/** Whose these skus are; those that are unknown or have ended are missing. */
export async function findGoodsOfSkus(ctx: Ctx, skuIds: number[]) {
	const rows = await repository.listGoodsIdsOfSkus(ctx.db, skuIds);
	return new Map(rows.map(({ id, goodsId }) => [id, goodsId]));
}
