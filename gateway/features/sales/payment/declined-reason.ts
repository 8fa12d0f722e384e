import type { LocaleCode } from "../../../contract/locale";
import { type AnswerKey, answerIn } from "../../../words/words";

/** Codes of Stripe's that tell shoppers something they can act upon; banks keep most reasons to themselves. */
const wordOf: Record<string, AnswerKey> = {
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

/** Why a charge was refused, for its shopper. */
export function declinedReason(failure: string | null, locale: LocaleCode) {
	const known = Object.hasOwn(wordOf, failure ?? "")
		? wordOf[failure ?? ""]
		: undefined;
	return answerIn(locale, known ?? "declined");
}
