import type { LocaleCode } from "../../../contract/locale";
import { type PayMethod, termsOf } from "../../../contract/sales/payment-terms";
import { type AnswerKey, answerIn } from "../../../words/words";

/** Our own code: the provider does not charge that way now. */
export const methodClosed = "pay_method_closed";

/** Codes of Stripe's that tell shoppers something they can act upon; banks keep most reasons to themselves. */
const wordOf: Record<string, AnswerKey> = {
	[methodClosed]: "payMethodClosed",
	insufficient_funds: "declinedFunds",
	card_velocity_exceeded: "declinedFunds",
	expired_card: "declinedExpired",
	incorrect_number: "declinedNumber",
	invalid_number: "declinedNumber",
	invalid_expiry_month: "declinedNumber",
	invalid_expiry_year: "declinedNumber",
	incorrect_cvc: "declinedNumber",
	invalid_cvc: "declinedNumber",
	authentication_required: "declinedUnconfirmed",
	payment_intent_authentication_failure: "declinedUnconfirmed",
	card_not_supported: "declinedUnsupported",
	currency_not_supported: "declinedUnsupported",
};

interface Refused {
	failure: string | null;
	method: PayMethod;
}

/** Why a charge was refused, for its shopper. What happens in a wallet's app has no card to change. */
export function declinedReason(
	{ failure, method }: Refused,
	locale: LocaleCode,
) {
	const { provider, where } = termsOf(method);
	const isInApp = provider === "stripe" && where !== "page";
	if (isInApp && failure !== methodClosed)
		return answerIn(locale, "declinedInApp");
	const known = Object.hasOwn(wordOf, failure ?? "")
		? wordOf[failure ?? ""]
		: undefined;
	return answerIn(locale, known ?? "declined");
}
