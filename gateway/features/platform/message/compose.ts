import type { LocaleCode } from "../../../contract/locale";
import type { MailMessage } from "../../../providers/mail/interface";
import type { SmsMessage } from "../../../providers/sms/interface";
import { fillIn, gatewayWords } from "../../../words/words";
import type { MailTemplate, SmsTemplate } from "./words";

type Values = Record<string, string>;

interface Message<Template> {
	template: Template;
	locale: LocaleCode;
	to: string;
	values: Values;
}

const escapes: Record<string, string> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};

const escapeHtml = (text: string) =>
	text.replace(/[&<>"']/g, (mark) => escapes[mark] ?? mark);

/** A line that is the code alone is shown large. */
const paragraph = (line: string, values: Values) => {
	const text = escapeHtml(fillIn(line, values)).replaceAll("\n", "<br>");
	return line === "{code}"
		? `<p style="font-size:32px;font-weight:700;letter-spacing:6px;margin:24px 0">${text}</p>`
		: `<p style="margin:16px 0">${text}</p>`;
};

const buttonCss =
	"display:inline-block;padding:12px 24px;border-radius:8px;background:#c8102e;color:#ffffff;font-weight:700;text-decoration:none";

interface Button {
	label: string;
	link: string;
}

const buttonOf = ({ label, link }: Button) =>
	`<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="${buttonCss}">${escapeHtml(label)}</a></p>`;

interface Mail extends Message<MailTemplate> {
	/** Where the button of its template leads. */
	link?: string;
}

/** A mail as text and as HTML that says the same, in the receiver's language. */
export function composeMail({
	template,
	locale,
	to,
	values,
	link,
}: Mail): MailMessage {
	const { language, shop, footer, mail } = gatewayWords[locale].message;
	const { subject, lines, button: label } = mail[template];
	const buttons = label && link ? [{ label, link }] : [];
	const html = [
		`<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escapeHtml(shop)}</title>`,
		'<body style="font:16px/1.6 sans-serif;max-width:560px;margin:0 auto;padding:24px">',
		`<p style="font-size:20px;font-weight:700;margin:0">${escapeHtml(shop)}</p>`,
		...lines.map((line) => paragraph(line, values)),
		...buttons.map(buttonOf),
		`<p style="font-size:13px;margin:32px 0 0">${escapeHtml(footer)}</p>`,
		"</body></html>",
	].join("\n");
	const text = [
		...lines.map((line) => fillIn(line, values)),
		...buttons.map((button) => `${button.label}: ${button.link}`),
		`-- \n${footer}`,
	];
	return {
		to,
		subject: fillIn(subject, values),
		text: `${text.join("\n\n")}\n`,
		html,
		language,
		code: values.code ?? "",
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
