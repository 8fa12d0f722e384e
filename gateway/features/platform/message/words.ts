import { gatewayWords } from "../../../words/words";

const { mail, sms } = gatewayWords.en.message;

export type MailTemplate = keyof typeof mail;
export type SmsTemplate = keyof typeof sms;

export const mailTemplates = Object.keys(mail) as MailTemplate[];
export const smsTemplates = Object.keys(sms) as SmsTemplate[];
