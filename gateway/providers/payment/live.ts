import Stripe from "stripe";
import { ServiceAway } from "../ask";
import type {
	BegunCharge,
	Charge,
	ChargeRequest,
	KnownCharge,
	TellingProvider,
} from "./interface";
import { toCents, toCharge } from "./stripe-charge";
import { readStripeNotice } from "./stripe-notice";

export interface StripeSettings {
	secretKey: string;
	publishableKey: string;
	webhookSecret: string;
	/** Where Stripe answers. */
	url: string;
	/** For one question; it is asked twice at most. */
	patienceMs?: number;
}

/** Twice this and the pause between stays below what the storefront waits for the gateway. */
const patienceMsEach = 4_000;
const retriesMax = 1;

/** Of one charge, the latest first: those that Stripe tells at once. */
const knownRefundsMax = 100;

const withCharge = { expand: ["latest_charge"] };

/** Stripe, through its own library: payment intents that the shopper confirms in Stripe's own parts. */
export function chargeByStripe(settings: StripeSettings): TellingProvider {
	const client = openStripe(settings);
	const { publishableKey, webhookSecret } = settings;

	const create = (request: ChargeRequest) =>
		answered(
			client.paymentIntents.create(
				{
					amount: toCents(request.amount),
					currency: "hkd",
					automatic_payment_methods: { enabled: true },
					description: request.orderNo,
					metadata: { orderNo: request.orderNo, key: request.key },
				},
				{ idempotencyKey: request.key },
			),
		);

	const retrieve = (ref: string) =>
		answered(client.paymentIntents.retrieve(ref, withCharge));

	/** Asked the same again, Stripe says what it said first: what has become of it since is asked by its name. */
	async function begin(wanted: KnownCharge): Promise<BegunCharge> {
		const { ref } = wanted;
		const intent = await (ref ? retrieve(ref) : create(wanted));
		const { client_secret: clientSecret } = intent;
		return {
			charge: toCharge(intent),
			next: clientSecret
				? { next: "stripe", clientSecret, publishableKey }
				: { next: "wait" },
		};
	}

	/** By its key where no name is known: asking the same again creates nothing new. */
	async function read(known: KnownCharge): Promise<Charge> {
		return toCharge(await retrieve(known.ref ?? (await create(known)).id));
	}

	return {
		begin,
		read,
		payBack: async (ref, key, amount) => {
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
		},
		callOff: async (known) => {
			const { ref, state } = await read(known);
			if (state === "waiting")
				await answered(client.paymentIntents.cancel(ref), isNotToBeCalledOff);
			return read({ ...known, ref });
		},
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

type Foreseen = (error: Stripe.errors.StripeError) => boolean;

/** Whatever Stripe refuses or fails at is away for us, without its words, which may name a shopper. */
async function answered<Answer extends { object: string }>(
	question: Promise<Answer>,
	isForeseen: Foreseen = () => false,
): Promise<Answer> {
	try {
		const answer = await question;
		// Some broken answers come through the library as if they were right.
		if (answer?.object) return answer;
		throw new ServiceAway("Stripe: an answer of no kind");
	} catch (error) {
		if (!(error instanceof Stripe.errors.StripeError)) throw error;
		if (isForeseen(error)) return undefined as unknown as Answer;
		const { type, code = "", statusCode = "" } = error;
		throw new ServiceAway(`Stripe: ${type} ${statusCode} ${code}`.trim());
	}
}

/** Money that a bank did not take is not there; undefined is what was sent back before. */
function requireSent(refund: Stripe.Refund | undefined): void {
	const { status = null } = refund ?? {};
	if (status === "failed" || status === "canceled")
		throw new ServiceAway(`Stripe: a refund ${status}`);
}

const isPaidBackAlready: Foreseen = ({ code }) =>
	code === "charge_already_refunded";

const isNotToBeCalledOff: Foreseen = ({ code }) =>
	code === "payment_intent_unexpected_state";
