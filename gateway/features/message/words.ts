import type { LocaleCode } from "../../contract/locale";
import english from "./words/en.json";
import spanish from "./words/es.json";
import french from "./words/fr.json";
import lao from "./words/lao.json";
import thai from "./words/th.json";
import chinese from "./words/zh-CN.json";

export type MessageWords = typeof english;
export type MailTemplate = keyof MessageWords["mail"];
export type SmsTemplate = keyof MessageWords["sms"];

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
