import { html, raw } from "hono/html";
import { describeLocale, type LocaleCode } from "@/gateway/contract/locale";
import { addressOf } from "@/lib/i18n/locale-path";
import { messagesOf } from "@/lib/i18n/messages";
import { paletteCss, theme } from "@/lib/theme/theme";

export type Reason = "away" | "often";

/** Whole by itself: when it is sent, nothing else may be there, neither scripts nor the shop's own styles. */
const rules = `${paletteCss}
body { margin: 0; color: ${theme.colour.ink}; background: ${theme.colour.paper}; overflow-wrap: break-word;
font: ${theme.type.reading}/1.6 system-ui, -apple-system, "Segoe UI", "PingFang HK", "Noto Sans HK", "Microsoft JhengHei",
"Noto Sans Thai", "Noto Sans Lao", sans-serif; text-align: center; }
header { padding: ${theme.space.x4}; background: ${theme.colour.card}; border-bottom: 1px solid ${theme.colour.hairline}; }
header a { display: inline-flex; align-items: center; gap: ${theme.space.x2}; min-height: 44px;
font-size: ${theme.type.title}; font-weight: 700; }
a { color: inherit; text-decoration: none; }
main { display: grid; justify-items: center; gap: ${theme.space.x3}; padding: ${theme.space.x12} ${theme.space.x4}; }
h1 { margin: 0; font-size: ${theme.type.title}; text-wrap: balance; }
p { margin: 0; max-width: 40em; color: ${theme.colour.inkSoft}; text-wrap: pretty; }
nav { display: flex; flex-wrap: wrap; justify-content: center; gap: ${theme.space.x3}; margin-top: ${theme.space.x3}; }
nav a { display: grid; place-items: center; min-height: 44px; padding: 0 ${theme.space.x6}; box-sizing: border-box;
border: 1px solid ${theme.colour.hairline}; border-radius: ${theme.radius.control}; font-weight: 600; }
nav a:first-child { border-color: ${theme.colour.accent}; color: ${theme.colour.onAccent};
background: ${theme.colour.accentFill}; }
:focus-visible { outline: 2px solid ${theme.colour.ink}; outline-offset: 2px; }
`;

// messages: unavailable.*
/** The page for whoever asks while the shop cannot answer: what is safe, and two ways on. */
export function unavailablePage(locale: LocaleCode, reason: Reason): string {
	const { layout, unavailable } = messagesOf(locale);
	const { title, detail } = unavailable[reason];
	const home = addressOf({ locale, path: "/" });
	const { language, direction } = describeLocale(locale);
	return String(html`<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}｜${layout.shop.name}</title>
<link rel="icon" href="/pictures/mark.svg" type="image/svg+xml">
<style>${raw(rules)}</style>
</head>
<body>
<header><a href="${home}"><img src="/pictures/mark.svg" alt="" width="32" height="32">${layout.shop.name}</a></header>
<main>
<img src="/pictures/error.webp" alt="" width="240" height="180">
<h1>${title}</h1>
<p>${detail}</p>
<nav><a href="">${unavailable.retry}</a><a href="${home}">${unavailable.home}</a></nav>
</main>
</body>
</html>
`);
}
