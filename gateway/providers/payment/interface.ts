import type { LocalOutcome } from "../../contract/sales/payment";
import {
	type PayMethod,
	type PaymentProviderName,
	type StripeMethod,
	termsOf,
} from "../../contract/sales/payment-terms";
import type { PayoutProvider } from "../payout/interface";

/** What a provider is asked to charge. The same key and the same rest is the same charge, however often it is asked. */
export interface ChargeRequest {
	/** Ours: one try to pay. */
	key: string;
	/** Hong Kong dollars, such as "120.50". */
	amount: string;
	/** The master's number, which the provider keeps with the charge. */
	orderNo: string;
	method: PayMethod;
	/** Where a shopper comes back to from an app. */
	returnUrl?: string;
	/** What a wallet has minted elsewhere for this charge: it is charged at once, without the shopper. */
	token?: string;
	/** What the test provider plays. */
	outcome?: LocalOutcome;
}

/**
 * Nothing is under way until the shopper acts; under way and not known yet; charged; refused for good; charged and paid
 * back.
 */
export type ChargeState =
	| "waiting"
	| "pending"
	| "succeeded"
	| "failed"
	| "refunded";

/** A charge as its provider knows it. */
export interface Charge {
	/** The provider's own name of it. */
	ref: string;
	/** The key it was begun with; null where it is none of ours. */
	key: string | null;
	/** What was charged, or will be, in its currency. */
	amount: string;
	/** ISO 4217, such as "HKD". */
	currency: string;
	state: ChargeState;
	/** Why the last try at it was refused, in the provider's word; null where none was. */
	failure: string | null;
}

/** How a shopper goes on with a charge that was begun. */
export type NextStep =
	| { next: "stripe"; clientSecret: string; publishableKey: string }
	| { next: "fps"; text: string; reference: string }
	| { next: "scan"; text: string }
	| { next: "redirect"; url: string }
	| { next: "wait" };

export interface BegunCharge {
	charge: Charge;
	next: NextStep;
}

/** A charge that was asked for; `ref` is null where its provider has not said one yet. */
export interface KnownCharge extends ChargeRequest {
	ref: string | null;
}

/** The provider does not charge that way for this shop now, and has charged nothing. */
export class PayMethodClosed extends Error {}

/**
 * One way to be paid. Whatever cannot be learned in time throws `ServiceAway`: the charge may be there or not, and is
 * asked for again by its key.
 */
export interface PaymentProvider {
	/** Begins a charge, or goes on with the one of that name or key. */
	begin: (wanted: KnownCharge) => Promise<BegunCharge>;
	/** Undefined where the provider knows no such charge. */
	read: (known: KnownCharge) => Promise<Charge | undefined>;
	/** Pays a charge back, all of it unless an amount is said; any number of times by one key, it is paid back once. */
	payBack: (ref: string, key: string, amount?: string) => Promise<void>;
	/** Makes sure that a charge cannot go through any more, and answers what became of it. */
	callOff: (known: KnownCharge) => Promise<Charge | undefined>;
}

/** What a provider tells by itself, its signature found right. */
export interface Notice {
	eventId: string;
	kind: string;
	/** The charge it is about; undefined where it is about none. */
	charge: Charge | undefined;
}

/** The bytes as they came and the header beside them. */
export interface SignedNotice {
	bytes: Uint8Array;
	signature: string;
	/** When it came, by the shop's clock. */
	receivedAt: Date;
}

/** A provider that tells what happened. Undefined for what it has not signed, or not lately. */
export interface TellingProvider extends PaymentProvider {
	readNotice: (sent: SignedNotice) => Notice | undefined;
	/** The ways that its keys can be used for now; never throws, and waits for no answer once there was one. */
	listUsable: () => Promise<readonly StripeMethod[]>;
}

/** Those that this shop is paid through, and the one through which it pays its merchants, beside its bank. */
export interface PaymentProviders
	extends Partial<Record<PaymentProviderName, PaymentProvider>> {
	stripe?: TellingProvider;
	payouts?: PayoutProvider;
}

export const providerOf = (payments: PaymentProviders, method: PayMethod) =>
	payments[termsOf(method).provider];
