import {
	confirmFps,
	getPayStatus,
	listPayMethods,
	pay,
	stripeWebhook,
} from "../../../contract/sales/payment";
import { route } from "../../../http/route";
import { takeStripeNotice } from "./notice";
import { listOffered } from "./offered";
import { payOwnMaster } from "./service";
import { readPayStatus } from "./status";
import { confirmTransfer } from "./transfers";

export const paymentRoutes = [
	route(listPayMethods, async (ctx) =>
		(await listOffered(ctx)).map((method) => ({ method })),
	),
	route(pay, (ctx, { body }) => payOwnMaster(ctx, body)),
	route(getPayStatus, (ctx, { params }) => readPayStatus(ctx, params.orderNo)),
	route(stripeWebhook, (ctx, { body }) => takeStripeNotice(ctx, body)),
	route(confirmFps, (ctx, { body }) => confirmTransfer(ctx, body)),
];
