import { listCategories } from "../../../contract/catalog/category";
import { route } from "../../../http/route";
import { listCategoryTree } from "./service";

export const categoryRoutes = [
	route(listCategories, (ctx, { query }) =>
		listCategoryTree(ctx, query.cartType),
	),
];
