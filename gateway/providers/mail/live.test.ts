import { locales } from "../../contract/locale";
import { composeMail } from "../../features/platform/message/compose";
import { mailTemplates } from "../../features/platform/message/words";
import {
	type MailServer,
	openMailServer,
} from "../../testing/open-mail-server";
import { gatewayWords } from "../../words/words";
import type { Mail } from "./interface";
import { liveMail } from "./live";

const from = "Harbour Market <shop@example.com>";
let server: MailServer;
let mail: Mail;

beforeAll(async () => {
	server = await openMailServer();
	mail = liveMail({ url: server.url, from });
});
beforeEach(() => {
	server.received.length = 0;
});
afterAll(async () => {
	mail.close();
	await server.close();
});

/** A header with its folded lines, decoded. */
function headerOf(raw: string, name: string): string {
	const [head = ""] = raw.split("\r\n\r\n");
	const unfolded = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
	const value = unfolded
		.find((line) => line.toLowerCase().startsWith(`${name}:`))
		?.slice(name.length + 1)
		.trim();
	return (value ?? "")
		.replace(/\?=\s+=\?/g, "?==?")
		.replace(/=\?utf-8\?(q|b)\?([^?]*)\?=/gi, (_, way: string, text: string) =>
			way.toLowerCase() === "b"
				? Buffer.from(text, "base64").toString()
				: unquote(text.replaceAll("_", " ")),
		);
}

function unquote(text: string): string {
	const bytes = text
		.replace(/=\r\n/g, "")
		.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
			String.fromCharCode(Number.parseInt(hex, 16)),
		);
	return Buffer.from(bytes, "latin1").toString("utf8");
}

/** The parts of a mail by type, decoded. */
function partsOf(raw: string): Record<string, string> {
	const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
	const parts: Record<string, string> = {};
	for (const part of raw.split(`--${boundary}`).slice(1, -1)) {
		const [head = "", ...body] = part.trim().split("\r\n\r\n");
		const type = /content-type: ([^;]+)/i.exec(head)?.[1] ?? "";
		const text = body.join("\r\n\r\n");
		parts[type] = /base64/i.test(head)
			? Buffer.from(text, "base64").toString("utf8")
			: unquote(text);
	}
	return parts;
}

/** A word for every blank of a text. */
function valuesOf(text: string): Record<string, string> {
	const blanks = [...text.matchAll(/\{(\w+)\}/g)];
	return Object.fromEntries(blanks.map(([, name]) => [name, `a ${name}`]));
}

test.each(locales)(
	"mails in $code say the same as text and as HTML, in that language",
	async ({ code: locale, language }) => {
		for (const template of mailTemplates) {
			const words = gatewayWords[locale].message.mail[template];
			const { subject, lines, button } = words;
			const values = {
				...valuesOf(JSON.stringify(words)),
				code: "042917",
				lines: "2 × Tea\n1 × Rice",
			};
			const to = "kit@example.com";
			const link = "https://shop.example/order?a=1&b=2";
			await mail.send(composeMail({ template, locale, to, values, link }));
			const { raw } = server.received.at(-1) ?? { raw: "" };
			expect(headerOf(raw, "subject")).toBe(
				subject.replace(/\{(\w+)\}/g, (_, name: "code") => values[name]),
			);
			expect(headerOf(raw, "content-language")).toBe(language);
			expect(headerOf(raw, "auto-submitted")).toBe("auto-generated");
			const parts = partsOf(raw);
			const holdsCode = lines.includes("{code}");
			expect(parts["text/plain"]?.includes("042917")).toBe(holdsCode);
			expect(parts["text/html"]?.includes(">042917<")).toBe(holdsCode);
			expect(parts["text/html"]).toContain(`<html lang="${language}">`);
			expect(JSON.stringify(parts)).not.toMatch(/\{\w+\}/);
			const hasButton = button !== undefined;
			expect(parts["text/plain"]?.includes(`${button}: ${link}`)).toBe(
				hasButton,
			);
			expect(parts["text/html"]?.includes('?a=1&amp;b=2"')).toBe(hasButton);
		}
	},
);
