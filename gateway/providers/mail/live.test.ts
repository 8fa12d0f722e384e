import { locales } from "../../contract/locale";
import { composeMail } from "../../features/message/compose";
import { mailTemplates, messageWords } from "../../features/message/words";
import {
	type MailServer,
	openMailServer,
} from "../../testing/open-mail-server";
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
			const words = messageWords[locale].mail[template];
			const { subject, lines, button } = words;
			const values = {
				...valuesOf(JSON.stringify(words)),
				...{ code: "042917", lines: "2 × Tea\n1 × Rice" },
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

test("every language has every mail and message, with the same blanks", () => {
	const blanks = (part: object) =>
		Object.entries(part).map(([name, text]) => [
			name,
			JSON.stringify(text)
				.match(/\{\w+\}/g)
				?.toSorted(),
		]);
	for (const words of Object.values(messageWords)) {
		expect(blanks(words.mail)).toEqual(blanks(messageWords.en.mail));
		expect(blanks(words.sms)).toEqual(blanks(messageWords.en.sms));
	}
});

const plain = { html: "<p>x</p>", text: "x", language: "en", code: "" };

test("a subject cannot bring headers of its own", async () => {
	const subject = "Hello\r\nbcc: other@example.com\r\n\r\nbody";
	await mail.send({ ...plain, to: "kit@example.com", subject });
	const [{ raw, to } = { raw: "", to: [] }] = server.received;
	expect(to).toEqual(["kit@example.com"]);
	expect(headerOf(raw, "bcc")).toBe("");
	expect(raw).not.toMatch(/^bcc:/im);
});

test.each([
	"kit@example.com, other@example.com",
	"kit@example.com\r\nrcpt to:<other@example.com>",
	"Kit <kit@example.com>; other@example.com",
])("a receiver is one address or none: %j", async (to) => {
	await mail.send({ ...plain, to, subject: "Hello" }).catch(() => undefined);
	const receivers = server.received.flatMap((one) => one.to);
	expect(receivers.length).toBeLessThanOrEqual(1);
	expect(receivers).not.toContain("other@example.com");
});

test("what a value holds is text in HTML, never markup", () => {
	const values = { code: '<img src=x onerror="alert(1)">', minutes: "10" };
	const { html } = composeMail({
		template: "emailCode",
		locale: "en",
		to: "kit@example.com",
		values,
	});
	expect(html).not.toContain("<img");
	expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
});

test("a mail that is refused fails without naming its receiver", async () => {
	const refusing = await openMailServer("no such box kit@example.com");
	const through = liveMail({ url: refusing.url, from });
	const sent = through.send({ ...plain, to: "kit@example.com", subject: "x" });
	await expect(sent).rejects.toThrow("The mail server did not take it");
	await expect(sent).rejects.not.toThrow(/kit/);
	through.close();
	await refusing.close();
});

test("a mail server that is away makes the mail fail, so that it is tried again", async () => {
	const through = liveMail({ url: "smtp://127.0.0.1:1", from });
	const sent = through.send({ ...plain, to: "kit@example.com", subject: "x" });
	await expect(sent).rejects.toThrow("The mail server did not take it");
});
