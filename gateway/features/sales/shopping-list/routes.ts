import * as contract from "../../../contract/sales/shopping-list";
import { route } from "../../../http/route";
import * as service from "./service";

export const shoppingListRoutes = [
	route(contract.listShoppingLists, (ctx) => service.listOwnLists(ctx)),
	route(contract.saveShoppingList, (ctx, { body }) =>
		service.saveOwnList(ctx, body),
	),
	route(contract.skipShoppingList, (ctx, { params, body }) =>
		service.skipOwnList(ctx, params.id, body),
	),
	route(contract.pauseShoppingList, (ctx, { params, body }) =>
		service.pauseOwnList(ctx, params.id, body),
	),
	route(contract.deleteShoppingList, (ctx, { params }) =>
		service.deleteOwnList(ctx, params.id),
	),
	route(contract.buyShoppingList, (ctx, { params }) =>
		service.buyOwnList(ctx, params.id),
	),
];
