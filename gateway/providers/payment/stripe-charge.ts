import Decimal from "decimal.js";
import type Stripe from "stripe";
import type { Charge, ChargeState } from "./interface";

const centsPerDollar = 100;

/** Amounts at Stripe are whole cents. */
export function toCents(amount: string): number {
	const cents = new Decimal(amount).times(centsPerDollar);
	if (!cents.isInteger() || !cents.isPositive())
		throw new RangeError(`${amount} cannot be charged`);
	return cents.toNumber();
}

export function fromCents(cents: number): string {
	return new Decimal(cents).div(centsPerDollar).toFixed(2);
}

/** An intent as we know charges. Where its last charge is not part of it, whether it was paid back is not known. */
export function toCharge(intent: Stripe.PaymentIntent): Charge {
	const { last_payment_error: error, metadata } = intent;
	const isOver = intent.status === "succeeded";
	return {
		ref: intent.id,
		key: metadata?.key ?? null,
		amount: fromCents(isOver ? intent.amount_received : intent.amount),
		currency: intent.currency.toUpperCase(),
		state: stateOf(intent),
		failure: error?.decline_code ?? error?.code ?? (error ? "declined" : null),
	};
}

function stateOf(intent: Stripe.PaymentIntent): ChargeState {
	switch (intent.status) {
		case "succeeded":
			return isPaidBack(intent) ? "refunded" : "succeeded";
		case "canceled":
			return "failed";
		case "requires_payment_method":
		case "requires_confirmation":
		case "requires_action":
			return "waiting";
		default:
			return "pending";
	}
}

function isPaidBack({ latest_charge: charge }: Stripe.PaymentIntent): boolean {
	return typeof charge === "object" && charge !== null && charge.refunded;
}
