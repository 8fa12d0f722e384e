import * as contract from "../../../contract/delivery/store";
import * as admin from "../../../contract/delivery/store-admin";
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
	route(contract.listStores, (ctx, { query }) => listStoresNearby(ctx, query)),
	route(contract.getStore, (ctx, { params }) => getStoreDetail(ctx, params)),
	route(contract.listStoreCategories, (ctx, { params }) =>
		listCategoriesOfStore(ctx, params),
	),
	route(contract.listStoreSlots, (ctx, { query }) =>
		listSlotsOfStore(ctx, query),
	),
	route(admin.listStaffStores, (ctx, { query }) =>
		listStoresForStaff(ctx, query),
	),
	route(admin.createStore, (ctx, { body }) => createForMerchant(ctx, body)),
	route(admin.editStore, (ctx, { params, body }) =>
		editForStaff(ctx, params.id, body),
	),
	route(admin.listStaffSlots, (ctx, { params }) =>
		listSlotsForStaff(ctx, params.id),
	),
];
