import {
	computePrice,
	createOrder,
	loadPreOrder,
	preOrder,
} from "../../contract/checkout";
import { route } from "../../http/route";
import { createOwnOrder } from "./create";
import { makePreOrder } from "./pre-order";
import { loadOwnPreOrder, quoteChoices } from "./service";

export const checkoutRoutes = [
	route(preOrder, (ctx, { body }) => makePreOrder(ctx, body)),
	route(loadPreOrder, (ctx, { params }) =>
		loadOwnPreOrder(ctx, params.preOrderNo),
	),
	route(computePrice, (ctx, { body }) => quoteChoices(ctx, body)),
	route(createOrder, (ctx, { body }) => createOwnOrder(ctx, body)),
];
