import {
	acceptOrder,
	countStaffOrders,
	getStaffOrder,
	listStaffOrders,
	listSubstitutes,
	pickOrder,
	shipMany,
	shipOrder,
	trackParcel,
} from "../../contract/operator-order";
import {
	cancelMaster,
	getMasterOrder,
	getVisitorOrder,
	sendVisitorCode,
} from "../../contract/order";
import {
	buyAgain,
	deleteOrder,
	getOrder,
	takeOrder,
} from "../../contract/order-detail";
import { getOrderCounts, listOrders } from "../../contract/order-list";
import { listParcels } from "../../contract/parcel";
import { route } from "../../http/route";
import { cancelOwn } from "./cancel-own";
import { buyOwnAgain, hideOwnOrder, takeOwnOrder } from "./change-own";
import {
	countOwnOrders,
	getOwnOrder,
	listOwnOrders,
	listOwnParcels,
} from "./own-orders";
import { listSubstitutesForStaff, pickForStaff } from "./pick";
import { getOwnMaster } from "./service";
import {
	acceptForStaff,
	shipForStaff,
	shipManyForStaff,
	trackForStaff,
} from "./staff-moves";
import {
	countOrdersForStaff,
	getOrderForStaff,
	listOrdersForStaff,
} from "./staff-orders";
import { getOrderByCode, sendOrderCode } from "./visitor";

export const orderRoutes = [
	route(getMasterOrder, (ctx, { params }) => getOwnMaster(ctx, params.orderNo)),
	route(cancelMaster, (ctx, { params }) => cancelOwn(ctx, params.orderNo)),
	route(sendVisitorCode, (ctx, { body }) => sendOrderCode(ctx, body)),
	route(getVisitorOrder, (ctx, { body }) => getOrderByCode(ctx, body)),
	route(listOrders, (ctx, { query }) => listOwnOrders(ctx, query)),
	route(getOrderCounts, (ctx) => countOwnOrders(ctx)),
	route(getOrder, (ctx, { params }) => getOwnOrder(ctx, params.orderNo)),
	route(listParcels, (ctx, { params }) => listOwnParcels(ctx, params.orderNo)),
	route(takeOrder, (ctx, { params }) => takeOwnOrder(ctx, params.orderNo)),
	route(deleteOrder, (ctx, { params }) => hideOwnOrder(ctx, params.orderNo)),
	route(buyAgain, (ctx, { params }) => buyOwnAgain(ctx, params.orderNo)),
	route(listStaffOrders, (ctx, { query }) => listOrdersForStaff(ctx, query)),
	route(getStaffOrder, (ctx, { params }) =>
		getOrderForStaff(ctx, params.orderNo),
	),
	route(countStaffOrders, (ctx, { query }) =>
		countOrdersForStaff(ctx, query.merId),
	),
	route(pickOrder, (ctx, input) => pickForStaff(ctx, input)),
	route(listSubstitutes, (ctx, input) => listSubstitutesForStaff(ctx, input)),
	route(shipMany, (ctx, { body }) => shipManyForStaff(ctx, body)),
	route(acceptOrder, (ctx, { params }) => acceptForStaff(ctx, params)),
	route(shipOrder, (ctx, input) => shipForStaff(ctx, input)),
	route(trackParcel, (ctx, { params, body }) =>
		trackForStaff(ctx, params.id, body),
	),
];
