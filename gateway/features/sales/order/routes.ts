import {
	closeStoreSlots,
	listHeldOrders,
	listStaffClosures,
	reopenStoreSlots,
} from "../../../contract/delivery/store-admin";
import {
	getMasterOrder,
	getVisitorOrder,
	sendVisitorCode,
} from "../../../contract/sales/order";
import {
	countStaffOrders,
	getStaffOrder,
	listStaffOrders,
} from "../../../contract/sales/order-admin";
import {
	buyAgain,
	deleteOrder,
	getOrder,
	setTakerCode,
	takeOrder,
} from "../../../contract/sales/order-detail";
import { getOrderCounts, listOrders } from "../../../contract/sales/order-list";
import { listParcels } from "../../../contract/sales/parcel";
import { route } from "../../../http/route";
import {
	buyOwnAgain,
	hideOwnOrder,
	setOwnTakerCode,
	takeOwnOrder,
} from "./change-own";
import {
	countOwnOrders,
	getOwnOrder,
	listOwnOrders,
	listOwnParcels,
} from "./own-orders";
import { getOwnMaster } from "./service";
import {
	closeForStaff,
	listClosuresForStaff,
	listOrdersOfClosure,
	reopenForStaff,
} from "./slot-closures";
import {
	countOrdersForStaff,
	getOrderForStaff,
	listOrdersForStaff,
} from "./staff-orders";
import { getOrderByCode, sendOrderCode } from "./visitor";

export const orderRoutes = [
	route(getMasterOrder, (ctx, { params }) => getOwnMaster(ctx, params.orderNo)),
	route(sendVisitorCode, (ctx, { body }) => sendOrderCode(ctx, body)),
	route(getVisitorOrder, (ctx, { body }) => getOrderByCode(ctx, body)),
	route(listOrders, (ctx, { query }) => listOwnOrders(ctx, query)),
	route(getOrderCounts, (ctx) => countOwnOrders(ctx)),
	route(getOrder, (ctx, { params }) => getOwnOrder(ctx, params.orderNo)),
	route(listParcels, (ctx, { params }) => listOwnParcels(ctx, params.orderNo)),
	route(takeOrder, (ctx, { params }) => takeOwnOrder(ctx, params.orderNo)),
	route(setTakerCode, (ctx, { params, body }) =>
		setOwnTakerCode(ctx, params.orderNo, body),
	),
	route(deleteOrder, (ctx, { params }) => hideOwnOrder(ctx, params.orderNo)),
	route(buyAgain, (ctx, { params }) => buyOwnAgain(ctx, params.orderNo)),
	route(listStaffOrders, (ctx, { query }) => listOrdersForStaff(ctx, query)),
	route(getStaffOrder, (ctx, { params }) =>
		getOrderForStaff(ctx, params.orderNo),
	),
	route(countStaffOrders, (ctx, { query }) =>
		countOrdersForStaff(ctx, query.merId),
	),
	route(listStaffClosures, (ctx) => listClosuresForStaff(ctx)),
	route(closeStoreSlots, (ctx, { body }) => closeForStaff(ctx, body)),
	route(reopenStoreSlots, (ctx, { params }) => reopenForStaff(ctx, params.id)),
	route(listHeldOrders, (ctx, input) => listOrdersOfClosure(ctx, input)),
];
