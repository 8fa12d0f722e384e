import {
	cancelMaster,
	getMasterOrder,
	getVisitorOrder,
	sendVisitorCode,
} from "../../contract/order";
import { route } from "../../http/route";
import { cancelOwnMaster, getOwnMaster } from "./service";
import { getOrderByCode, sendOrderCode } from "./visitor";

export const orderRoutes = [
	route(getMasterOrder, (ctx, { params }) => getOwnMaster(ctx, params.orderNo)),
	route(cancelMaster, (ctx, { params }) =>
		cancelOwnMaster(ctx, params.orderNo),
	),
	route(sendVisitorCode, (ctx, { body }) => sendOrderCode(ctx, body)),
	route(getVisitorOrder, (ctx, { body }) => getOrderByCode(ctx, body)),
];
