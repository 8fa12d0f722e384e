import type { LocaleCode } from "../../../contract/locale";
import type { OrderStep } from "../../../contract/sales/order-history";
import { fillIn, gatewayWords } from "../../../words/words";
import { completedAfterDays, receivedAfterDays } from "./days";

/** Why a step was taken, as the history keeps it. */
const reasons = [
	"expired",
	"refunded",
	"byTime",
	"allReviewed",
	"nothingLeft",
] as const;
export type StepReason = (typeof reasons)[number];

/** Null where the step says it all. */
export function reasonIn(
	step: OrderStep,
	reason: string | null,
	locale: LocaleCode,
): string | null {
	const known = reasons.find((one) => one === reason);
	if (!known) return null;
	const words = gatewayWords[locale].orderStep;
	if (known !== "byTime") return words[known];
	return step === "received"
		? fillIn(words.receivedByTime, { days: receivedAfterDays })
		: fillIn(words.completedByTime, { days: completedAfterDays });
}
