import {
	computePrice,
	createOrder,
	listPreOrderCoupons,
	loadPreOrder,
	preOrder,
} from "../../../contract/sales/checkout";
import { route } from "../../../http/route";
import { createOwnOrder } from "./create";
import { makePreOrder } from "./pre-order";
import { listCouponsFor, loadOwnPreOrder, quoteChoices } from "./service";

export const checkoutRoutes = [
	route(preOrder, (ctx, { body }) => makePreOrder(ctx, body)),
	route(loadPreOrder, (ctx, { params }) =>
		loadOwnPreOrder(ctx, params.preOrderNo),
	),
	route(listPreOrderCoupons, (ctx, { params }) =>
		listCouponsFor(ctx, params.preOrderNo),
	),
	route(computePrice, (ctx, { body }) => quoteChoices(ctx, body)),
	route(createOrder, (ctx, { body }) => createOwnOrder(ctx, body)),
];
