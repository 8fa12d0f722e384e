import { cancelMaster } from "../../../contract/sales/order";
import {
	applyForRefund,
	getRefund,
	getRefundOffer,
	listRefundReasons,
	listRefunds,
	revokeRefund,
} from "../../../contract/sales/refund";
import {
	approveRefund,
	confirmSentBack,
	listStaffRefunds,
	refuseRefund,
} from "../../../contract/sales/refund-admin";
import { objectToRefusal, sendReturn } from "../../../contract/sales/return";
import {
	bookArrival,
	decideDispute,
	inspectReturn,
} from "../../../contract/sales/return-admin";
import { route } from "../../../http/route";
import { applyForOwnRefund } from "./apply";
import { cancelOwn } from "./cancel-order";
import { approve, confirmSent, listRefundsOfStaff, refuse } from "./decide";
import { offerRefund } from "./offer";
import { objectToOwn } from "./return/dispute";
import { arriveAtStaff, inspect } from "./return/inspect";
import { sendOwnReturn } from "./return/send";
import { decideByVerdict } from "./return/verdict";
import {
	getOwnRefund,
	listOwnRefunds,
	listReasons,
	revokeOwnRefund,
} from "./service";

export const refundRoutes = [
	route(cancelMaster, (ctx, { params }) => cancelOwn(ctx, params.orderNo)),
	route(listRefundReasons, async (ctx) => listReasons(ctx)),
	route(getRefundOffer, (ctx, { params }) => offerRefund(ctx, params.orderNo)),
	route(applyForRefund, (ctx, { body }) => applyForOwnRefund(ctx, body)),
	route(listRefunds, (ctx, { query }) => listOwnRefunds(ctx, query)),
	route(getRefund, (ctx, { params }) => getOwnRefund(ctx, params.refundNo)),
	route(revokeRefund, (ctx, { params }) =>
		revokeOwnRefund(ctx, params.refundNo),
	),
	route(sendReturn, (ctx, asked) => sendOwnReturn(ctx, asked)),
	route(objectToRefusal, (ctx, { params, body }) =>
		objectToOwn(ctx, params.refundNo, body),
	),
	route(listStaffRefunds, (ctx, { query }) => listRefundsOfStaff(ctx, query)),
	route(approveRefund, (ctx, { params }) => approve(ctx, params.refundNo)),
	route(refuseRefund, (ctx, { params, body }) =>
		refuse(ctx, params.refundNo, body.refusal),
	),
	route(bookArrival, (ctx, { params }) => arriveAtStaff(ctx, params.refundNo)),
	route(inspectReturn, (ctx, { params, body }) =>
		inspect(ctx, params.refundNo, body),
	),
	route(decideDispute, (ctx, { params, body }) =>
		decideByVerdict(ctx, params.refundNo, body),
	),
	route(confirmSentBack, (ctx, { params }) =>
		confirmSent(ctx, params.refundNo),
	),
];
