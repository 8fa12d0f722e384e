import Stripe from "stripe";
import type { Notice, SignedNotice } from "./interface";
import { toCharge } from "./stripe-charge";

const toleranceSeconds = 300;

/** Reads a notice from Stripe; undefined where it is not signed with our secret, or was signed too long ago. */
export function readStripeNotice(
	client: Stripe,
	secret: string,
	{ bytes, signature, receivedAt }: SignedNotice,
): Notice | undefined {
	try {
		const event = client.webhooks.constructEvent(
			bytes,
			signature,
			secret,
			toleranceSeconds,
			undefined,
			receivedAt.getTime(),
		);
		return noticeOf(event);
	} catch (error) {
		if (error instanceof Stripe.errors.StripeSignatureVerificationError)
			return undefined;
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}

function noticeOf(event: Stripe.Event): Notice {
	const isOfIntent = event.type.startsWith("payment_intent.");
	return {
		eventId: event.id,
		kind: event.type,
		charge: isOfIntent
			? toCharge(event.data.object as Stripe.PaymentIntent)
			: undefined,
	};
}
