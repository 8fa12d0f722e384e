import type { LocaleCode } from "../../contract/locale";
import english from "./words/en.json";
import spanish from "./words/es.json";
import french from "./words/fr.json";
import lao from "./words/lao.json";
import thai from "./words/th.json";
import chinese from "./words/zh-CN.json";

export type MailTemplate = keyof (typeof english)["mail"];
export type SmsTemplate = keyof (typeof english)["sms"];

interface MailWords {
	subject: string;
	lines: string[];
	/** What stands on the link of the mail, where it has one. */
	button?: string;
}

export interface MessageWords {
	language: string;
	shop: string;
	footer: string;
	sms: Record<SmsTemplate, string>;
	mail: Record<MailTemplate, MailWords>;
}

export const messageWords: Record<LocaleCode, MessageWords> = {
	"zh-CN": chinese,
	en: english,
	fr: french,
	th: thai,
	lao,
	es: spanish,
};

export const mailTemplates = Object.keys(english.mail) as MailTemplate[];
export const smsTemplates = Object.keys(english.sms) as SmsTemplate[];
