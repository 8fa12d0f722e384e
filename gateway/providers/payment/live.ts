import Stripe from "stripe";
import { termsOf } from "../../contract/sales/payment-terms";
import {
	type BegunCharge,
	type Charge,
	type KnownCharge,
	PayMethodClosed,
	type TellingProvider,
} from "./interface";
import { rememberUsable } from "./remember-usable";
import { answered } from "./stripe-answer";
import { toCharge } from "./stripe-charge";
import { openIntents } from "./stripe-intents";
import { nextStepOf } from "./stripe-next-step";
import { readStripeNotice } from "./stripe-notice";
import { payBackByStripe } from "./stripe-refund";
import { askUsable } from "./stripe-usable";

export interface StripeSettings {
	secretKey: string;
	publishableKey: string;
	webhookSecret: string;
	/** Where Stripe answers. */
	url: string;
	/** For one question; it is asked twice at most. */
	patienceMs?: number;
	/** The shop's own host, which wallets of a device must be registered for. */
	host?: string;
	now?: () => Date;
}

/** Twice this and the pause between stays below what the storefront waits for the gateway. */
const patienceMsEach = 4_000;
const retriesMax = 1;

/** Stripe, through its own library: payment intents that the shopper confirms in Stripe's own parts. */
export function chargeByStripe(settings: StripeSettings): TellingProvider {
	const client = openStripe(settings);
	const intents = openIntents(client);
	const { publishableKey, webhookSecret, host = "", now } = settings;
	const usable = rememberUsable(async () => {
		const ways = await answered(askUsable(client, host));
		return ways.usable;
	}, now);

	/** Asked the same again, Stripe says what it said first: what has become of it since is asked by its name. */
	async function begin(wanted: KnownCharge): Promise<BegunCharge> {
		const { ref, method, token } = wanted;
		let intent = await (ref
			? intents.retrieve(ref)
			: intents.create(wanted)
		).catch(hearClosed);
		const isForWallet = termsOf(method).where !== "page";
		if (intent.status === "requires_payment_method") {
			if (token) intent = await intents.chargeToken(intent.id, wanted);
			else if (isForWallet)
				intent = await intents.askWallet(intent.id, wanted).catch(hearClosed);
		}
		return {
			charge: toCharge(intent),
			next: nextStepOf(intent, { method, publishableKey, token }),
		};
	}

	/** Switched off since it was asked: what is offered is asked for anew. */
	function hearClosed(error: unknown): never {
		if (error instanceof PayMethodClosed) usable.forget();
		throw error;
	}

	/** By its key where no name is known: asking the same again creates nothing new. */
	async function read(known: KnownCharge): Promise<Charge | undefined> {
		try {
			return toCharge(await intents.read(known));
		} catch (error) {
			if (error instanceof PayMethodClosed) return undefined;
			throw error;
		}
	}

	return {
		begin,
		read,
		payBack: (ref, key, amount) =>
			payBackByStripe(client, { ref, key, amount }),
		callOff: async (known) => {
			const charge = await read(known);
			if (!charge) return undefined;
			const { ref, state } = charge;
			if (state === "waiting") await intents.cancel(ref);
			return read({ ...known, ref });
		},
		listUsable: usable.list,
		readNotice: (sent) => readStripeNotice(client, webhookSecret, sent),
	};
}

export function openStripe({
	secretKey,
	url,
	patienceMs,
}: StripeSettings): Stripe {
	const { hostname, port, protocol } = new URL(url);
	return new Stripe(secretKey, {
		host: hostname,
		protocol: protocol === "http:" ? "http" : "https",
		...(port && { port }),
		timeout: patienceMs ?? patienceMsEach,
		maxNetworkRetries: retriesMax,
		telemetry: false,
	});
}
