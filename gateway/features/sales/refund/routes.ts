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
import { route } from "../../../http/route";
import { applyForOwnRefund } from "./apply";
import { cancelOwn } from "./cancel-order";
import { approve, confirmSent, listRefundsOfStaff, refuse } from "./decide";
import { offerRefund } from "./offer";
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
	route(listStaffRefunds, (ctx, { query }) => listRefundsOfStaff(ctx, query)),
	route(approveRefund, (ctx, { params }) => approve(ctx, params.refundNo)),
	route(refuseRefund, (ctx, { params, body }) =>
		refuse(ctx, params.refundNo, body.refusal),
	),
	route(confirmSentBack, (ctx, { params }) =>
		confirmSent(ctx, params.refundNo),
	),
];
