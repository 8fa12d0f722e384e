import type { Ctx } from "../../../http/context";
import { describeFailure } from "../../../http/describe-failure";
import { GatewayError } from "../../../http/errors";
import { ServiceAway } from "../../../providers/ask";
import type { Notice } from "../../../providers/payment/interface";
import { keepEvent, markEventDone } from "./event-repository";
import { askAfter } from "./learn";
import { findPayment } from "./repository";

const method = "stripe";
const received = { received: true } as const;

/**
 * Takes a notice of Stripe's: kept by its own number, so that it counts once. It says where to look; what is true is
 * asked of Stripe, since notices arrive late and in any order. Where Stripe cannot be asked just now, the shop's own
 * look every minute does what is left.
 */
export async function takeStripeNotice(ctx: Ctx, bytes: Uint8Array) {
	const signature = ctx.noticeSignature;
	const sent = { bytes, signature, receivedAt: ctx.now() };
	const notice = ctx.payments.stripe?.readNotice(sent);
	if (!notice) throw new GatewayError(400, "parameterInvalid");
	const { eventId, kind, charge } = notice;
	const isDone = await keepEvent(ctx.db, {
		method,
		eventId,
		kind,
		payload: { ref: charge?.ref ?? null },
		receivedAt: ctx.now(),
	});
	if (isDone) return received;
	try {
		await follow(ctx, notice);
	} catch (error) {
		if (!(error instanceof ServiceAway)) throw error;
		ctx.log.warn({ failure: describeFailure(error), eventId }, "not followed");
		return received;
	}
	await markEventDone(ctx.db, { method, eventId }, ctx.now());
	return received;
}

async function follow(ctx: Ctx, { charge }: Pick<Notice, "charge">) {
	if (!charge) return;
	const payment = await findPayment(ctx.db, { ...charge, method });
	const { key, ref, state } = charge;
	if (payment) await askAfter(ctx, { ...payment, providerRef: ref });
	// Another shop may share the account at Stripe; a charge that bears one of our keys must be known.
	else if (key !== null)
		ctx.log.error({ key, ref, state }, "a charge that no order knows");
}
