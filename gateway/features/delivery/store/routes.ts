import {
	getStore,
	listStoreCategories,
	listStoreSlots,
	listStores,
} from "../../../contract/delivery/store";
import {
	createStore,
	editStore,
	listStaffSlots,
	listStaffStores,
} from "../../../contract/delivery/store-admin";
import { route } from "../../../http/route";
import { listSlotsForStaff, listStoresForStaff } from "./admin/list";
import { createForMerchant, editForStaff } from "./admin/save";
import { listSlotsOfStore } from "./list-slots";
import {
	getStoreDetail,
	listCategoriesOfStore,
	listStoresNearby,
} from "./service";

export const storeRoutes = [
	route(listStores, (ctx, { query }) => listStoresNearby(ctx, query)),
	route(getStore, (ctx, { params }) => getStoreDetail(ctx, params)),
	route(listStoreCategories, (ctx, { params }) =>
		listCategoriesOfStore(ctx, params),
	),
	route(listStoreSlots, (ctx, { query }) => listSlotsOfStore(ctx, query)),
	route(listStaffStores, (ctx, { query }) => listStoresForStaff(ctx, query)),
	route(createStore, (ctx, { body }) => createForMerchant(ctx, body)),
	route(editStore, (ctx, { params, body }) =>
		editForStaff(ctx, params.id, body),
	),
	route(listStaffSlots, (ctx, { params }) => listSlotsForStaff(ctx, params.id)),
];
