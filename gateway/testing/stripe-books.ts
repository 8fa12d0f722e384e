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
	payment_method_types: string[];
	next_action: Record<string, unknown> | null;
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
	status: "succeeded" | "pending" | "failed";
}

/** In Hong Kong dollars. */
const amountMin = 400;

type Fields = Record<string, string>;
export type Answer = { status: number; body: object };

const newId = (kind: string) => `${kind}_${randomBytes(9).toString("hex")}`;

function refuse(
	status: number,
	code: string,
	{ type = "invalid_request_error", param = "" } = {},
) {
	return { status, body: { error: { type, code, message: code, param } } };
}

export class StripeBooks {
	readonly intents = new Map<string, Intent>();
	readonly refunds: StripeRefund[] = [];
	/** Ways that are switched off. */
	readonly off = new Set<string>();
	/** Hosts that wallets of a device are registered for; null for any. */
	registered: string[] | null = null;
	readonly #minted = new Set<string>();
	readonly #charged = new Set<string>();
	readonly #answered = new Map<string, { asked: string; answer: Answer }>();

	/** The same key and question hears the first answer again; with another question it is refused. */
	once(key: string | undefined, asked: string, make: () => Answer): Answer {
		const known = key && this.#answered.get(key);
		if (known && known.asked !== asked)
			return refuse(400, "idempotency_key_reused", {
				type: "idempotency_error",
			});
		const answer = known ? known.answer : make();
		// As it was said first, whatever has become of it.
		const kept = structuredClone(answer);
		if (key && !known) this.#answered.set(key, { asked, answer: kept });
		return answer;
	}

	create(fields: Fields): Answer {
		const id = newId("pi");
		const type = fields["payment_method_types[0]"];
		if (type && this.off.has(type))
			return refuse(400, "payment_method_unactivated", {
				param: "payment_method_types",
			});
		if (Number(fields.amount) < amountMin)
			return refuse(400, "amount_too_small", { param: "amount" });
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
			payment_method_types: type ? [type] : ["card", "alipay", "wechat_pay"],
			next_action: null,
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
		const isCard = this.get(id).payment_method_types.includes("card");
		const refund: StripeRefund = {
			id: newId("re"),
			object: "refund",
			intent: id,
			amount,
			metadata: { key },
			status: isCard ? "succeeded" : "pending",
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

	/** Wallets take refunds in their own time, which is over. */
	finishRefunds(status: StripeRefund["status"]): void {
		for (const refund of this.refunds)
			if (refund.status === "pending") refund.status = status;
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
		intent.next_action = null;
		intent.latest_charge = {
			id: newId("ch"),
			object: "charge",
			refunded: false,
			amount_refunded: 0,
		};
		return intent;
	}

	/** The shop sends a shopper on to a wallet's app. */
	askWallet(id: string, fields: Fields): Answer {
		const intent = this.get(id);
		const type = fields["payment_method_data[type]"] ?? "";
		if (!/^requires_(payment_method|action)/.test(intent.status))
			return refuse(400, "payment_intent_unexpected_state");
		if (!intent.payment_method_types.includes(type))
			return refuse(400, "parameter_invalid", { param: "payment_method" });
		if (this.off.has(type))
			return refuse(400, "payment_method_unactivated", {
				param: "payment_method_data[type]",
			});
		const { return_url } = fields;
		intent.status = "requires_action";
		intent.last_payment_error = null;
		intent.next_action =
			type === "alipay"
				? {
						type: "alipay_handle_redirect",
						alipay_handle_redirect: {
							url: `https://hooks.stripe.com/redirect/${id}`,
							return_url,
						},
					}
				: {
						type: "wechat_pay_display_qr_code",
						wechat_pay_display_qr_code: {
							data: `weixin://wxpay/bizpayurl?pr=${id}`,
						},
					};
		return { status: 200, body: intent };
	}

	/** Of what a wallet has minted, once: `tok_declined`, `tok_slow`, `tok_bank…`, or any other. */
	mint(fields: Fields): Answer {
		const token = fields["card[token]"] ?? "";
		if (!token.startsWith("tok_")) return refuse(400, "resource_missing");
		if (this.#minted.has(token)) return refuse(400, "token_already_used");
		this.#minted.add(token);
		const id = token.replace(/^tok_/, "pm_");
		return { status: 200, body: { id, object: "payment_method" } };
	}

	/** The shop charges it, once, without a shopper. */
	charge(id: string, { payment_method: method = "", return_url }: Fields) {
		const intent = this.get(id);
		if (this.#charged.has(method))
			return refuse(400, "payment_method_unexpected_state");
		if (!/^requires_(payment_method|action)/.test(intent.status))
			return refuse(400, "payment_intent_unexpected_state");
		this.#charged.add(method);
		if (!method.startsWith("pm_bank"))
			return this.answerCard(id, method.replace(/^pm_/, ""));
		const url = `https://hooks.stripe.com/bank/${id}`;
		intent.status = "requires_action";
		intent.next_action = {
			type: "redirect_to_url",
			redirect_to_url: { url, return_url },
		};
		return { status: 200, body: intent };
	}

	/** The shopper says no in the app, or its time is over. */
	leaveApp(id: string, code = "payment_intent_payment_attempt_failed"): Intent {
		const intent = this.get(id);
		intent.status = "requires_payment_method";
		intent.next_action = null;
		intent.last_payment_error = { code };
		return intent;
	}

	/** Asked by the shop, or by what stands for a shopper: in the wallet's app, or with a card in the page. */
	goOn(id: string, fields: Fields): Answer {
		if (fields.payment_method) return this.charge(id, fields);
		if (fields["payment_method_data[type]"]) return this.askWallet(id, fields);
		if (fields.wallet === "no") return { status: 200, body: this.leaveApp(id) };
		return this.answerCard(id, fields.card ?? "");
	}

	/** What the shopper's browser hears of a card: one that is declined, one that takes its time, or any other. */
	answerCard(id: string, card: string): Answer {
		if (!this.intents.has(id)) return refuse(404, "resource_missing");
		if (card === "declined") {
			this.decline(id, "insufficient_funds");
			return refuse(402, "card_declined", { type: "card_error" });
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
