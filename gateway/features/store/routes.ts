import {
	getStore,
	listStoreCategories,
	listStoreSlots,
	listStores,
} from "../../contract/store";
import { route } from "../../http/route";
import { listCategoriesOfStore } from "./list-categories";
import { listSlotsOfStore } from "./list-slots";
import { getStoreDetail, listStoresNearby } from "./service";

export const storeRoutes = [
	route(listStores, (ctx, { query }) => listStoresNearby(ctx, query)),
	route(getStore, (ctx, { params }) => getStoreDetail(ctx, params)),
	route(listStoreCategories, (ctx, { params }) =>
		listCategoriesOfStore(ctx, params),
	),
	route(listStoreSlots, (ctx, { query }) => listSlotsOfStore(ctx, query)),
];
