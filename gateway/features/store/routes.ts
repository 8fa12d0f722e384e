import {
	closeStoreSlots,
	createStore,
	editStore,
	listHeldOrders,
	listStaffClosures,
	listStaffSlots,
	listStaffStores,
	reopenStoreSlots,
} from "../../contract/operator-store";
import {
	getStore,
	listStoreCategories,
	listStoreSlots,
	listStores,
} from "../../contract/store";
import { route } from "../../http/route";
import { createForMerchant, editForStaff } from "./keep-stores";
import { listCategoriesOfStore } from "./list-categories";
import { listSlotsOfStore } from "./list-slots";
import { getStoreDetail, listStoresNearby } from "./service";
import {
	closeForStaff,
	listClosuresForStaff,
	listOrdersOfClosure,
	reopenForStaff,
} from "./staff-closures";
import { listSlotsForStaff, listStoresForStaff } from "./staff-stores";

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
	route(listStaffClosures, (ctx) => listClosuresForStaff(ctx)),
	route(closeStoreSlots, (ctx, { body }) => closeForStaff(ctx, body)),
	route(reopenStoreSlots, (ctx, { params }) => reopenForStaff(ctx, params.id)),
	route(listHeldOrders, (ctx, input) => listOrdersOfClosure(ctx, input)),
];
