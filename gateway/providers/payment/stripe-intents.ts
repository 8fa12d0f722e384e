import type Stripe from "stripe";
import { termsOf } from "../../contract/sales/payment-terms";
import type { ChargeRequest, KnownCharge } from "./interface";
import { answered, type Foreseen } from "./stripe-answer";
import { toCents } from "./stripe-charge";

const withCharge = { expand: ["latest_charge"] };

/** What the shop asks of Stripe's intents. */
export function openIntents(client: Stripe) {
	const create = (request: ChargeRequest) =>
		answered(
			client.paymentIntents.create(
				{
					amount: toCents(request.amount),
					currency: "hkd",
					...typesOf(request),
					description: request.orderNo,
					metadata: { orderNo: request.orderNo, key: request.key },
				},
				{ idempotencyKey: request.key },
			),
		);

	const retrieve = (ref: string) =>
		answered(client.paymentIntents.retrieve(ref, withCharge));

	/** A wallet's app is asked for here, not in the page; what was asked for before, or decided meanwhile, stays. */
	async function askWallet(id: string, wanted: KnownCharge) {
		const { stripeType: type } = termsOf(wanted.method);
		const { returnUrl: return_url } = wanted;
		const asked = client.paymentIntents.confirm(id, {
			payment_method_data: { type: type as "alipay" | "wechat_pay" },
			return_url,
		});
		return (await answered(asked, isDecidedMeanwhile)) ?? retrieve(id);
	}

	/** What is refused leaves the intent as it was, with the reason where the bank named one. */
	async function chargeToken(
		id: string,
		{ token = "", returnUrl: return_url }: KnownCharge,
	) {
		const minted = client.paymentMethods.create(
			{ type: "card", card: { token } },
			{ idempotencyKey: `minted-${token}` },
		);
		const method = await answered(minted, isRefused);
		if (!method) return retrieve(id);
		const asked = client.paymentIntents.confirm(id, {
			payment_method: method.id,
			return_url,
		});
		return (await answered(asked, isRefused)) ?? retrieve(id);
	}

	return {
		create,
		retrieve,
		askWallet,
		chargeToken,
		/** By its key where no name is known: asking the same again creates nothing new. */
		read: async (known: KnownCharge) =>
			retrieve(known.ref ?? (await create(known)).id),
		cancel: (id: string) =>
			answered(client.paymentIntents.cancel(id), isDecidedMeanwhile),
	};
}

/** As they were asked for before ways had names, Stripe chooses; each other way is one type. */
function typesOf({ method }: ChargeRequest) {
	const { stripeType } = termsOf(method);
	if (!stripeType) return { automatic_payment_methods: { enabled: true } };
	return {
		payment_method_types: [stripeType],
		...(stripeType === "wechat_pay" && {
			payment_method_options: { wechat_pay: { client: "web" as const } },
		}),
	};
}

/** By the bank; or for a token that is spent, too old or none of this shop's. Nothing was charged. */
const isRefused: Foreseen = ({ type }) =>
	type === "StripeCardError" || type === "StripeInvalidRequestError";

const isDecidedMeanwhile: Foreseen = ({ code }) =>
	code === "payment_intent_unexpected_state";
