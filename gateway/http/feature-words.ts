import { type LocaleCode, localeCodes } from "../contract/locale";
import { type OrderWords, orderWords } from "./order-words";
import { type PayWords, payWords } from "./pay-words";
import { type RefundWords, refundWords } from "./refund-words";
import { type ReviewWords, reviewWords } from "./review-words";

export interface FeatureWords
	extends OrderWords,
		PayWords,
		RefundWords,
		ReviewWords {}

/** What the features say, beside the words of the gateway as a whole. */
export const featureWords = Object.fromEntries(
	localeCodes.map((locale) => [
		locale,
		{
			...orderWords[locale],
			...payWords[locale],
			...refundWords[locale],
			...reviewWords[locale],
		},
	]),
) as Record<LocaleCode, FeatureWords>;
