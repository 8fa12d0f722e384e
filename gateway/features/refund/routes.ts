import {
	approveRefund,
	confirmSentBack,
	listStaffRefunds,
	refuseRefund,
} from "../../contract/operator-refund";
import {
	applyForRefund,
	getRefund,
	getRefundOffer,
	listRefundReasons,
	listRefunds,
	revokeRefund,
} from "../../contract/refund";
import { route } from "../../http/route";
import { applyForOwnRefund } from "./apply";
import { approve, confirmSent, listRefundsOfStaff, refuse } from "./decide";
import { offerRefund } from "./offer";
import {
	getOwnRefund,
	listOwnRefunds,
	listReasons,
	revokeOwnRefund,
} from "./service";

export const refundRoutes = [
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
