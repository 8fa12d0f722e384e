import { fillIn } from "../../../words/words";
import type { AmountRow, Values } from "./values";

// How a mail looks. Tables and styles at each element, since mail programs know little else; nothing is fetched from
// anywhere, so that no one is told who reads it. The colours are those of lib/theme, which a gateway does not import.

const escapes: Record<string, string> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};

export const escapeHtml = (text: string) =>
	text.replace(/[&<>"']/g, (mark) => escapes[mark] ?? mark);

/** Mail programs that turn dark by themselves are told how; others leave the light colours below. */
const darkCss = [
	"@media (prefers-color-scheme: dark) {",
	".paper { background: #1b1715 !important }",
	".card { background: #272220 !important; color: #f3ece3 !important }",
	".soft { color: #b9aea5 !important }",
	".brand { color: #ff8792 !important }",
	".rule { border-color: #463d38 !important }",
	"}",
].join("\n");

const buttonCss =
	"display:inline-block;padding:12px 24px;border-radius:10px;background:#c8102e;color:#ffffff;font-weight:700;text-decoration:none";

interface MailPage {
	language: string;
	shop: string;
	/** Left out where the first line is the matter itself. */
	heading?: string;
	lines: string[];
	values: Values;
	rows?: AmountRow[];
	sums?: AmountRow[];
	button?: { label: string; link: string };
	footer: string;
	/** Below it, such as the way to get no more of these. */
	stop?: { label: string; link: string };
}

export function mailHtml(page: MailPage): string {
	const { language, shop, heading, footer, stop, button } = page;
	const name = escapeHtml(shop);
	return [
		`<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
		'<meta name="viewport" content="width=device-width">',
		'<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
		`<title>${name}</title><style>${darkCss}</style></head>`,
		'<body class="paper" style="margin:0;padding:0;background:#fbf8f4">',
		'<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf8f4"><tr><td align="center" style="padding:24px 12px">',
		'<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;border-radius:12px;background:#ffffff;color:#221c18;font:16px/1.6 sans-serif">',
		`<tr><td style="padding:20px 24px;border-bottom:3px solid #c8102e"><b class="brand" style="color:#c8102e;font-size:22px;font-weight:800">${name}</b></td></tr>`,
		'<tr><td style="padding:8px 24px 24px">',
		heading
			? `<h1 style="margin:16px 0 0;font-size:20px;line-height:1.4">${escapeHtml(heading)}</h1>`
			: "",
		...page.lines.map((line) => lineHtml(line, page)),
		button
			? `<p style="margin:24px 0 8px"><a href="${escapeHtml(button.link)}" style="${buttonCss}">${escapeHtml(button.label)}</a></p>`
			: "",
		"</td></tr></table>",
		`<p class="soft" style="max-width:512px;margin:16px auto 0;color:#6a5f57;font:13px/1.6 sans-serif">${escapeHtml(footer)}`,
		stop
			? `<br><a class="soft" href="${escapeHtml(stop.link)}" style="color:#6a5f57">${escapeHtml(stop.label)}</a>`
			: "",
		"</p></td></tr></table></body></html>",
	].join("\n");
}

/** The code stands large, what was bought as a table with its sums, and what it came to is bold. */
function lineHtml(
	line: string,
	{ values, rows, sums = [] }: Pick<MailPage, "values" | "rows" | "sums">,
): string {
	if (line === "{lines}" && rows)
		return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0">${[
			...rows.map((row) => rowHtml(row, "")),
			...sums.map((row) => rowHtml(row, "soft")),
		].join("")}</table>`;
	const text = escapeHtml(fillIn(line, values)).replaceAll("\n", "<br>");
	if (line === "{code}")
		return `<p style="font-size:32px;font-weight:700;letter-spacing:6px;margin:24px 0">${text}</p>`;
	const isTotal = line.includes("{total}");
	return `<p style="margin:16px 0${isTotal ? ";font-size:18px;font-weight:700" : ""}">${text}</p>`;
}

function rowHtml({ name, amount }: AmountRow, className: string): string {
	const css = `padding:8px 0;border-bottom:1px solid #e9e1d8;vertical-align:top${className && ";color:#6a5f57"}`;
	return `<tr><td class="rule ${className}" style="${css}">${escapeHtml(name)}</td><td class="rule ${className}" align="right" style="${css};padding-left:16px;white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
}
