import { type LocaleCode, localeCodes } from "../contract/locale";
import { type GroupWords, groupWords } from "./group-words";
import { type KeepWords, keepWords } from "./keep-words";
import { type LoginWords, loginWords } from "./login-words";
import { type MerchantWords, merchantWords } from "./merchant-words";
import { type OrderWords, orderWords } from "./order-words";
import { type PayWords, payWords } from "./pay-words";
import { type RangeWords, rangeWords } from "./range-words";
import { type RefundWords, refundWords } from "./refund-words";
import { type ReviewWords, reviewWords } from "./review-words";

export interface FeatureWords
	extends GroupWords,
		KeepWords,
		LoginWords,
		MerchantWords,
		OrderWords,
		PayWords,
		RangeWords,
		RefundWords,
		ReviewWords {}

/** What the features say, beside the words of the gateway as a whole. */
export const featureWords = Object.fromEntries(
	localeCodes.map((locale) => [
		locale,
		{
			...groupWords[locale],
			...merchantWords[locale],
			...keepWords[locale],
			...loginWords[locale],
			...orderWords[locale],
			...payWords[locale],
			...rangeWords[locale],
			...refundWords[locale],
			...reviewWords[locale],
		},
	]),
) as Record<LocaleCode, FeatureWords>;
