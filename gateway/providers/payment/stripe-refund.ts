import type Stripe from "stripe";
import { ServiceAway } from "../ask";
import { answered, type Foreseen } from "./stripe-answer";
import { toCents } from "./stripe-charge";

/** Of one charge, the latest first: those that Stripe tells at once. */
const knownRefundsMax = 100;

interface PaidBack {
	ref: string;
	key: string;
	/** All of it, where none is said. */
	amount?: string | undefined;
}

/** Sends a charge back the way it came, once by one key; throws until the money is there. */
export async function payBackByStripe(
	client: Stripe,
	{ ref, key, amount }: PaidBack,
): Promise<void> {
	const known = await answered(
		client.refunds.list({ payment_intent: ref, limit: knownRefundsMax }),
	);
	// Stripe forgets a key after a day; what it wrote beside the refund it keeps.
	const asked = known.data.find(({ metadata }) => metadata?.key === key);
	if (asked) return requireSent(asked);
	const part = amount && { amount: toCents(amount) };
	const sent = await answered(
		client.refunds.create(
			{ payment_intent: ref, metadata: { key }, ...part },
			{ idempotencyKey: key },
		),
		amount ? undefined : isPaidBackAlready,
	);
	requireSent(sent);
}

/**
 * Wallets take refunds in their own time: one that is under way is asked after until it is there. What a bank did not
 * take is not there either; undefined is what was sent back before.
 */
function requireSent(refund: Stripe.Refund | undefined): void {
	const { status = null } = refund ?? {};
	if (status !== null && status !== "succeeded")
		throw new ServiceAway(`Stripe: a refund ${status}`);
}

const isPaidBackAlready: Foreseen = ({ code }) =>
	code === "charge_already_refunded";
