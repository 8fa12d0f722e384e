import * as contract from "../../../contract/sales/shared-basket";
import { route } from "../../../http/route";
import * as links from "./links";
import * as service from "./service";
import { openAgain, takeOwnBasket } from "./take";

export const sharedBasketRoutes = [
	route(contract.listSharedBaskets, (ctx) => service.listOwnBaskets(ctx)),
	route(contract.makeSharedBasket, (ctx, { body }) =>
		links.makeBasket(ctx, body),
	),
	route(contract.renewBasketLink, (ctx, { params }) =>
		links.renewLink(ctx, params.id),
	),
	route(contract.lookAtBasketLink, (ctx, { body }) =>
		links.lookAtLink(ctx, body),
	),
	route(contract.joinSharedBasket, (ctx, { body }) =>
		links.joinByLink(ctx, body),
	),
	route(contract.addToSharedBasket, (ctx, { params, body }) =>
		service.addFromCart(ctx, params.id, body),
	),
	route(contract.setSharedLine, (ctx, { params, body }) =>
		service.setLine(ctx, params.id, body),
	),
	route(contract.leaveSharedBasket, (ctx, { params, body }) =>
		service.leave(ctx, params.id, body),
	),
	route(contract.takeSharedBasket, (ctx, { params, body }) =>
		takeOwnBasket(ctx, params.id, body),
	),
	route(contract.reopenSharedBasket, (ctx, { params, body }) =>
		openAgain(ctx, params.id, body),
	),
	route(contract.endSharedBasket, (ctx, { params }) =>
		service.endBasket(ctx, params.id),
	),
];
