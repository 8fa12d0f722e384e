import {
	listInTime,
	listLatePromises,
	listStorePromises,
} from "../../../contract/sales/promise";
import { route } from "../../../http/route";
import {
	listLateForStaff,
	listPromisesForStaff,
	listStoresInTime,
} from "./service";

export const promiseRoutes = [
	route(listInTime, (ctx) => listStoresInTime(ctx)),
	route(listStorePromises, (ctx, { query }) =>
		listPromisesForStaff(ctx, query),
	),
	route(listLatePromises, (ctx, { query }) => listLateForStaff(ctx, query)),
];
