import type { BodyOf, DataOf, Input } from "../contract/call";
import type { createOrder } from "../contract/sales/checkout";
import type { handOver } from "../contract/sales/collecting";
import type { shipOrder } from "../contract/sales/order-admin";
import type { bookParcelArrival } from "../contract/sales/parcel-at-store";
import type { pay } from "../contract/sales/payment";
import type { applyForRefund } from "../contract/sales/refund";
import type { rescheduleOrder } from "../contract/sales/reschedule";
import type { objectToRefusal, sendReturn } from "../contract/sales/return";
import type {
	decideDispute,
	inspectReturn,
} from "../contract/sales/return-admin";
import type { writeReviews } from "../contract/sales/review";
import type { Database } from "../db/client";
import { makeAmends } from "../features/sales/amends/service";
import { createOwnOrder } from "../features/sales/checkout/create";
import type { Created } from "../features/sales/checkout/place-order";
import {
	bookArrivalAt,
	sendBackFrom,
} from "../features/sales/collecting/parcels";
import { handOrderOver } from "../features/sales/collecting/service";
import { returnUncollected } from "../features/sales/collecting/waiting";
import {
	acceptForStaff,
	shipForStaff,
} from "../features/sales/fulfilment/service";
import { takeOwnOrder } from "../features/sales/order/change-own";
import { takeStripeNotice } from "../features/sales/payment/notice";
import { payBack } from "../features/sales/payment/pay-back";
import { payOwnMaster } from "../features/sales/payment/service";
import type { PayDeps } from "../features/sales/payment/settle";
import { applyForOwnRefund } from "../features/sales/refund/apply";
import { cancelOwn } from "../features/sales/refund/cancel-order";
import { approve, confirmSent, refuse } from "../features/sales/refund/decide";
import { objectToOwn } from "../features/sales/refund/return/dispute";
import { inspect } from "../features/sales/refund/return/inspect";
import { sendOwnReturn } from "../features/sales/refund/return/send";
import { decideByVerdict } from "../features/sales/refund/return/verdict";
import { sendBack } from "../features/sales/refund/send-back";
import { revokeOwnRefund } from "../features/sales/refund/service";
import { rescheduleOwnOrder } from "../features/sales/reschedule/service";
import { writeOwnReviews } from "../features/sales/review/write-reviews";
import { returnForOperator } from "../features/sales/settlement/payout/payouts";
import { approveRun, draftRun } from "../features/sales/settlement/payout/runs";
import { sendPayout } from "../features/sales/settlement/payout/send";
import { settleMerchants } from "../features/sales/settlement/settle";
import { closeMonths } from "../features/sales/settlement/statement/close";
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
	/** The goods, by their buyer. */
	send: (
		ctx: Ctx,
		sent: Pick<Input<typeof sendReturn>, "params" | "body">,
	) => Promise<unknown>;
	inspect: (
		ctx: Ctx,
		refundNo: string,
		found: Input<typeof inspectReturn>["body"],
	) => Promise<unknown>;
	object: (
		ctx: Ctx,
		refundNo: string,
		said: Input<typeof objectToRefusal>["body"],
	) => Promise<unknown>;
	/** What was objected to. */
	decide: (
		ctx: Ctx,
		refundNo: string,
		verdict: Input<typeof decideDispute>["body"],
	) => Promise<unknown>;
	/** What a store does for whoever fetches something there. */
	arrive: (
		ctx: Ctx,
		at: Input<typeof bookParcelArrival>["body"],
	) => Promise<unknown>;
	handOver: (
		ctx: Ctx,
		shown: Pick<Input<typeof handOver>, "body">,
	) => Promise<unknown>;
	sendParcelBack: (
		ctx: Ctx,
		at: Input<typeof bookParcelArrival>["body"],
	) => Promise<unknown>;
	/** What nobody fetched, as the shop's own task. */
	takeBack: (deps: Pick<Ctx, "db" | "log" | "now">) => Promise<unknown>;
	/** An order that the weather holds up, by its buyer. */
	reschedule: (
		ctx: Ctx,
		to: Pick<Input<typeof rescheduleOrder>, "params" | "body">,
	) => Promise<unknown>;
	/** Promises that nobody kept, as the same. */
	makeGood: (deps: Pick<Ctx, "db" | "log" | "now">) => Promise<unknown>;
	/** By hand. */
	confirmSent: (ctx: Ctx, refundNo: string) => Promise<unknown>;
	sendBack: (deps: PayDeps, refund: { refundId: number }) => Promise<void>;
	/** The last part of the shop's own task. */
	endGroups: (deps: PayDeps) => Promise<void>;
	/** With the merchants, as the shop's own task. */
	settle: (db: Database, now: Date) => Promise<void>;
	draftRun: (ctx: Ctx) => Promise<{ id: number }>;
	approveRun: (ctx: Ctx, id: number) => Promise<unknown>;
	sendPayout: (deps: PayDeps, payout: { payoutId: number }) => Promise<void>;
	returnPayout: (ctx: Ctx, id: number) => Promise<unknown>;
	closeMonths: (db: Database, now: Date) => Promise<void>;
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
	send: sendOwnReturn,
	inspect,
	object: objectToOwn,
	decide: decideByVerdict,
	arrive: bookArrivalAt,
	handOver: handOrderOver,
	sendParcelBack: sendBackFrom,
	takeBack: returnUncollected,
	reschedule: rescheduleOwnOrder,
	makeGood: makeAmends,
	confirmSent,
	sendBack,
	endGroups,
	settle: settleMerchants,
	draftRun,
	approveRun,
	sendPayout,
	returnPayout: returnForOperator,
	closeMonths,
};
