import { randomBytes } from "node:crypto";

// What Stripe keeps: intents and what became of them, and which question made them.

export interface Intent {
	id: string;
	object: "payment_intent";
	/** Cents, like every amount here. */
	amount: number;
	amount_received: number;
	currency: string;
	status: string;
	client_secret: string;
	metadata: Record<string, string>;
	last_payment_error: { code: string; decline_code?: string } | null;
	latest_charge: {
		id: string;
		object: "charge";
		refunded: boolean;
		amount_refunded: number;
	} | null;
}

interface StripeRefund {
	id: string;
	object: "refund";
	intent: string;
	amount: number;
	metadata: Record<string, string>;
}

type Fields = Record<string, string>;
type Answer = { status: number; body: object };

const newId = (kind: string) => `${kind}_${randomBytes(9).toString("hex")}`;

function refuse(status: number, code: string, type = "invalid_request_error") {
	return { status, body: { error: { type, code, message: code } } };
}

export class StripeBooks {
	readonly intents = new Map<string, Intent>();
	readonly refunds: StripeRefund[] = [];
	readonly #answered = new Map<string, { asked: string; answer: Answer }>();

	/** The same key and question hears the first answer again; with another question it is refused. */
	once(key: string | undefined, asked: string, make: () => Answer): Answer {
		const known = key && this.#answered.get(key);
		if (known && known.asked !== asked)
			return refuse(400, "idempotency_key_reused", "idempotency_error");
		const answer = known ? known.answer : make();
		// As it was said first, whatever has become of it.
		const kept = structuredClone(answer);
		if (key && !known) this.#answered.set(key, { asked, answer: kept });
		return answer;
	}

	create(fields: Fields): Answer {
		const id = newId("pi");
		const intent: Intent = {
			id,
			object: "payment_intent",
			amount: Number(fields.amount),
			amount_received: 0,
			currency: fields.currency ?? "",
			status: "requires_payment_method",
			client_secret: `${id}_secret`,
			metadata: {
				orderNo: fields["metadata[orderNo]"] ?? "",
				key: fields["metadata[key]"] ?? "",
			},
			last_payment_error: null,
			latest_charge: null,
		};
		this.intents.set(id, intent);
		return { status: 200, body: intent };
	}

	get(id: string): Intent {
		const intent = this.intents.get(id);
		if (!intent) throw new Error(`Stripe knows no ${id}`);
		return intent;
	}

	retrieve(id: string): Answer {
		const body = this.intents.get(id);
		return body ? { status: 200, body } : refuse(404, "resource_missing");
	}

	cancel(id: string): Answer {
		const intent = this.get(id);
		if (!intent.status.startsWith("requires_"))
			return refuse(400, "payment_intent_unexpected_state");
		intent.status = "canceled";
		return { status: 200, body: intent };
	}

	/** All that is left of it, or a part. */
	refund(id: string, fields: Fields = {}): Answer {
		const { latest_charge: charge, amount_received: received } = this.get(id);
		if (!charge) return refuse(400, "charge_missing");
		if (charge.refunded) return refuse(400, "charge_already_refunded");
		const left = received - charge.amount_refunded;
		const amount = Number(fields.amount ?? left);
		if (amount > left) return refuse(400, "parameter_invalid_integer");
		charge.amount_refunded += amount;
		charge.refunded = charge.amount_refunded === received;
		const key = fields["metadata[key]"] ?? "";
		const refund = {
			id: newId("re"),
			object: "refund" as const,
			intent: id,
			amount,
			metadata: { key },
		};
		this.refunds.push(refund);
		return { status: 200, body: refund };
	}

	/** Those of one intent, the latest first. */
	listRefunds(intent: string): Answer {
		const of = this.refunds.filter((refund) => refund.intent === intent);
		const data = of.reverse();
		return { status: 200, body: { object: "list", data, has_more: false } };
	}

	/** As after a day: questions are no longer known by their keys. */
	forgetKeys(): void {
		this.#answered.clear();
	}

	/** The shopper's card, in Stripe's own parts of the page; `taken` may be another amount than was asked for. */
	confirm(id: string, taken = this.get(id).amount): Intent {
		const intent = this.get(id);
		if (!/^(requires_|processing)/.test(intent.status)) return intent;
		intent.status = "succeeded";
		intent.amount_received = taken;
		intent.last_payment_error = null;
		intent.latest_charge = {
			id: newId("ch"),
			object: "charge",
			refunded: false,
			amount_refunded: 0,
		};
		return intent;
	}

	/** What the shopper's browser hears of a card: one that is declined, one that takes its time, or any other. */
	answerCard(id: string, card: string): Answer {
		if (!this.intents.has(id)) return refuse(404, "resource_missing");
		if (card === "declined") {
			this.decline(id, "insufficient_funds");
			return refuse(402, "card_declined", "card_error");
		}
		if (card !== "slow") return { status: 200, body: this.confirm(id) };
		this.get(id).status = "processing";
		return this.retrieve(id);
	}

	decline(id: string, declineCode: string): Intent {
		const intent = this.get(id);
		intent.status = "requires_payment_method";
		intent.last_payment_error = {
			code: "card_declined",
			decline_code: declineCode,
		};
		return intent;
	}

	/** What every intent brought and kept, in cents, by its name; those that brought nothing are left out. */
	kept(): Map<string, number> {
		const charged = [...this.intents.values()].filter(
			({ latest_charge: charge }) => charge,
		);
		return new Map(
			charged.map(
				({ id, amount_received: received, latest_charge: charge }) => [
					id,
					received - (charge?.amount_refunded ?? 0),
				],
			),
		);
	}
}
