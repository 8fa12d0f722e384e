import type { LocaleCode } from "../contract/locale";
import { quantityMax } from "../contract/sales/cart";
import { refundWithinDays } from "../contract/sales/refund-terms";
import english from "./en.json";
import spanish from "./es.json";
import french from "./fr.json";
import lao from "./lao.json";
import thai from "./th.json";
import chinese from "./zh-CN.json";

// What the gateway itself says to people. Names of fields and texts of pages are the storefront's.

interface MailWords {
	subject: string;
	lines: string[];
	/** What stands on the link of the mail, where it has one. */
	button?: string;
}

type English = typeof english;

/** The same keys in every language, which the compiler holds. */
export interface GatewayWords extends Omit<English, "message"> {
	message: Omit<English["message"], "mail"> & {
		mail: Record<keyof English["message"]["mail"], MailWords>;
	};
}

export const gatewayWords: Record<LocaleCode, GatewayWords> = {
	"zh-CN": chinese,
	en: english,
	fr: french,
	th: thai,
	lao,
	es: spanish,
};

/** Puts values where a text names them in braces. */
export function fillIn(
	text: string,
	values: Record<string, string | number>,
): string {
	return text.replace(/\{(\w+)\}/g, (_, name: string) =>
		String(values[name] ?? ""),
	);
}

export type AnswerKey = keyof English["answer"];

/** What an answer says: why it is refused, and the few names that the gateway gives by itself. */
export function answerIn(
	locale: LocaleCode,
	key: AnswerKey,
	values?: Record<string, string>,
): string {
	const bounds = { quantityMax, refundWithinDays, ...values };
	return fillIn(gatewayWords[locale].answer[key], bounds);
}
