import type { LocaleCode } from "../../../contract/locale";
import type { MailMessage } from "../../../providers/mail/interface";
import type { SmsMessage } from "../../../providers/sms/interface";
import { fillIn, gatewayWords } from "../../../words/words";
import { mailHtml } from "./mail-html";
import { type AmountRow, rowsAsText, type Values } from "./values";
import type { MailTemplate, SmsTemplate } from "./words";

interface Message<Template> {
	template: Template;
	locale: LocaleCode;
	to: string;
	values: Values;
}

interface Mail extends Message<MailTemplate> {
	/** What stands for {lines}: what was bought, and what its sum is made of. */
	rows?: AmountRow[];
	sums?: AmountRow[];
	/** Where the button of its template leads. */
	link?: string;
	/** A page on which one press ends mails of this kind, and the call by which a mail program does. */
	stopLink?: string;
	stopCall?: string;
}

/** A mail as text and as HTML that says the same, in the receiver's language. */
export function composeMail(wanted: Mail): MailMessage {
	const { template, locale, to, rows, sums = [] } = wanted;
	const { language, shop, footer, stop, mail } = gatewayWords[locale].message;
	const { subject, lines, button: label } = mail[template];
	const values: Values = {
		...wanted.values,
		...(rows && { lines: rowsAsText([...rows, ...sums]) }),
	};
	const { link, stopLink, stopCall } = wanted;
	const button = label && link ? { label, link } : undefined;
	const ending = stopLink ? { label: stop, link: stopLink } : undefined;
	const title = fillIn(subject, values);
	const labelled = [button, ending].map(
		(one) => one && `${one.label}: ${one.link}`,
	);
	const text = [
		...lines.map((line) => fillIn(line, values)),
		...(labelled[0] ? [labelled[0]] : []),
		`-- \n${[footer, ...(labelled[1] ? [labelled[1]] : [])].join("\n")}`,
	];
	return {
		to,
		subject: title,
		text: `${text.join("\n\n")}\n`,
		html: mailHtml({
			language,
			shop,
			heading: lines.includes("{code}") ? undefined : title,
			lines,
			values,
			rows,
			sums,
			button,
			footer,
			stop: ending,
		}),
		language,
		code: values.code ?? "",
		stopCall,
	};
}

export function composeSms({
	template,
	locale,
	to,
	values,
}: Message<SmsTemplate>): SmsMessage {
	const text = fillIn(gatewayWords[locale].message.sms[template], values);
	return { to, text, code: values.code ?? "" };
}
