import type { BodyOf, DataOf, Input } from "../contract/call";
import type { createOrder } from "../contract/checkout";
import type { shipOrder } from "../contract/operator-order";
import type { pay } from "../contract/pay";
import type { applyForRefund } from "../contract/refund";
import type { writeReviews } from "../contract/review";
import { createOwnOrder } from "../features/checkout/create";
import type { Created } from "../features/checkout/place-order";
import { cancelOwn } from "../features/order/cancel-own";
import { takeOwnOrder } from "../features/order/change-own";
import { acceptForStaff, shipForStaff } from "../features/order/staff-moves";
import { takeStripeNotice } from "../features/payment/notice";
import { payOwnMaster } from "../features/payment/pay";
import { payBack } from "../features/payment/pay-back";
import type { PayDeps } from "../features/payment/settle";
import { applyForOwnRefund } from "../features/refund/apply";
import { approve, confirmSent, refuse } from "../features/refund/decide";
import { sendBack } from "../features/refund/send-back";
import { revokeOwnRefund } from "../features/refund/service";
import { writeOwnReviews } from "../features/review/write-reviews";
import type { Ctx } from "../http/context";
import { endGroups } from "./groups";

/** What actors do to the shop. The tests put naive ways in the place of each. */
export interface Rules {
	create: (
		ctx: Ctx,
		body: Input<typeof createOrder>["body"],
	) => Promise<Created>;
	/** A master that is not paid, or one order of it. */
	cancel: (ctx: Ctx, orderNo: string) => Promise<unknown>;
	pay: (ctx: Ctx, body: BodyOf<typeof pay>) => Promise<DataOf<typeof pay>>;
	hear: (ctx: Ctx, bytes: Uint8Array) => Promise<unknown>;
	payBack: (deps: PayDeps, charge: { paymentId: number }) => Promise<void>;
	accept: (ctx: Ctx, order: { orderNo: string }) => Promise<unknown>;
	ship: (
		ctx: Ctx,
		order: Pick<Input<typeof shipOrder>, "params" | "body">,
	) => Promise<unknown>;
	take: (ctx: Ctx, orderNo: string) => Promise<unknown>;
	review: (
		ctx: Ctx,
		body: Input<typeof writeReviews>["body"],
	) => Promise<unknown>;
	apply: (
		ctx: Ctx,
		body: Input<typeof applyForRefund>["body"],
	) => Promise<unknown>;
	revoke: (ctx: Ctx, refundNo: string) => Promise<unknown>;
	approve: (ctx: Ctx, refundNo: string) => Promise<unknown>;
	refuse: (ctx: Ctx, refundNo: string, refusal: string) => Promise<unknown>;
	/** By hand. */
	confirmSent: (ctx: Ctx, refundNo: string) => Promise<unknown>;
	sendBack: (deps: PayDeps, refund: { refundId: number }) => Promise<void>;
	/** The last part of the shop's own task. */
	endGroups: (deps: PayDeps) => Promise<void>;
}

/** As the shop does it. */
export const rules: Rules = {
	create: createOwnOrder,
	cancel: cancelOwn,
	pay: payOwnMaster,
	hear: takeStripeNotice,
	payBack,
	accept: acceptForStaff,
	ship: shipForStaff,
	take: takeOwnOrder,
	review: writeOwnReviews,
	apply: applyForOwnRefund,
	revoke: revokeOwnRefund,
	approve,
	refuse,
	confirmSent,
	sendBack,
	endGroups,
};
