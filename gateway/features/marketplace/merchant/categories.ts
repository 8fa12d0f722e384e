import type { MerchantCategory } from "../../../contract/marketplace/merchant";
import type { Ctx } from "../../../http/context";
import { listCategoryTree } from "../../catalog/category/service";
import { countByCategory } from "../../catalog/goods/service";
import { getMerchantRow } from "./service";

/** In the shop's order; those without goods of this merchant are missing. Throws 404 for a merchant nobody knows. */
export async function readCategoriesOfMerchant(
	ctx: Ctx,
	id: number,
): Promise<MerchantCategory[]> {
	await getMerchantRow(ctx, id);
	const [tree, counts] = await Promise.all([
		listCategoryTree(ctx),
		countByCategory(ctx, id),
	]);
	return tree
		.map((top) => {
			const childList = (top.childList ?? [])
				.map((leaf) => ({ ...leaf, count: counts.get(leaf.id) ?? 0 }))
				.filter(({ count }) => count > 0);
			const count = childList.reduce((sum, leaf) => sum + leaf.count, 0);
			return { ...top, childList, count };
		})
		.filter(({ count }) => count > 0);
}
