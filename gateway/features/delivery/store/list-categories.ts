import type { Input } from "../../../contract/call";
import type { CategoryNode } from "../../../contract/catalog/category";
import type { listStoreCategories } from "../../../contract/delivery/store";
import type { Ctx } from "../../../http/context";
import { listCategoryTreeOfMerchant } from "../../catalog/category/service";
import { getServingStore } from "./serving-store";

/** What a store's shelves are sorted by: the categories in which it has something to show. */
export async function listCategoriesOfStore(
	ctx: Ctx,
	{ id }: Input<typeof listStoreCategories>["params"],
): Promise<CategoryNode[]> {
	const { merchantId } = await getServingStore(ctx, id);
	return listCategoryTreeOfMerchant(ctx, merchantId, "SUPERMARKET");
}
