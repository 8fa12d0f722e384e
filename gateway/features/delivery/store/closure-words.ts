import type { ClosureReason } from "../../../contract/delivery/slot-terms";
import {
	type LocaleCode,
	type Localized,
	localize,
} from "../../../contract/locale";
import { gatewayWords } from "../../../words/words";

/** Why slots are closed, as shoppers read it: the reason, then what the operator adds. */
export function sayClosure(
	{ reason, note }: { reason: ClosureReason; note: Localized | null },
	locale: LocaleCode,
): string {
	const said = gatewayWords[locale].closure[reason];
	const added = note ? localize(note, locale) : "";
	const gap = locale === "zh-CN" ? "" : " ";
	return added ? said + gap + added : said;
}
