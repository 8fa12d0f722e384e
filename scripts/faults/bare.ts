import { locales } from "@/gateway/contract/locale";
import type { Exchange } from "../purchases/exchange";

const stack = /\n\s+at .+:\d+:\d+/;

/** Says what is wrong with a page's answer; nothing where it is a page, a way elsewhere, or "later" in its language. */
export function faultOfPage(answer: Exchange): string | undefined {
	const { path, status = 0, text, retryAfter } = answer;
	if (stack.test(text)) return `${path}: ${status} with a stack trace`;
	if ((status >= 200 && status < 400) || status === 404) return undefined;
	if (status !== 503 || !retryAfter) return `${path}: a bare ${status}`;
	return text.includes(`lang="${languageOf(path)}"`)
		? undefined
		: `${path}: 503 in another language`;
}

/** Says what is wrong with a call's answer; nothing where it is an envelope, of a refusal too. */
export function faultOfCall(answer: Exchange): string | undefined {
	const { path, status = 0, code, text, retryAfter } = answer;
	if (stack.test(text)) return `${path}: ${status} with a stack trace`;
	if (code === undefined) return `${path}: ${status} without an envelope`;
	if (code === 500 || status === 500) return `${path}: 500`;
	if (status === 503 && !retryAfter) return `${path}: 503 without Retry-After`;
	return undefined;
}

function languageOf(path: string): string {
	const [, prefix] = path.split("/");
	const found = locales.find(({ code }) => code === prefix) ?? locales[0];
	return found.language;
}
