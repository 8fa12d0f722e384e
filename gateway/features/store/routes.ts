import { getStore, listStores } from "../../contract/store";
import { route } from "../../http/route";
import { getStoreDetail, listStoresNearby } from "./service";

export const storeRoutes = [
	route(listStores, (ctx, { query }) => listStoresNearby(ctx, query)),
	route(getStore, (ctx, { params }) => getStoreDetail(ctx, params)),
];
