import type { IncomingMessage, ServerResponse } from "node:http";
import type { LocaleCode } from "@/gateway/contract/locale";
import { securityHeaders } from "@/lib/http/security-headers.js";
import { readsBrotli } from "../brotli";
import type { Copy } from "./copies";
import { type Reason, unavailablePage } from "./unavailable-page";

const { headers: safety } = securityHeaders(false);

interface Unavailable {
	locale: LocaleCode;
	reason: Reason;
	retryAfterSeconds: number;
}

/** "503, come back" in the language of the address, or "429" where it is the visitor's own doing. */
export function sendUnavailable(
	res: ServerResponse,
	{ locale, reason, retryAfterSeconds }: Unavailable,
): void {
	for (const { key, value } of safety) res.setHeader(key, value);
	res.writeHead(reason === "away" ? 503 : 429, {
		"cache-control": "no-store",
		"content-type": "text/html; charset=utf-8",
		"retry-after": String(retryAfterSeconds),
	});
	res.end(unavailablePage(locale, reason));
}

/** Says how old it is; nobody keeps it any longer. */
export function sendStale(
	res: ServerResponse,
	{ status, headers, bytes, sentAt }: Copy,
): void {
	const age = Math.floor((Date.now() - sentAt) / 1000);
	res.writeHead(status, {
		...headers,
		age: String(age),
		"cache-control": "no-store",
	});
	res.end(bytes);
}

/** As good as new: a browser that has it already hears just that. */
export function sendCopy(
	req: IncomingMessage,
	res: ServerResponse,
	copy: Copy,
): void {
	const { status, sentAt } = copy;
	const { bytes, headers } = (readsBrotli(req) && copy.brotli) || copy;
	const age = String(Math.floor((Date.now() - sentAt) / 1000));
	if (isKnown(req.headers["if-none-match"], headers.etag)) {
		const { "content-type": _, "content-length": __, ...rest } = headers;
		res.writeHead(304, { ...rest, age });
		res.end();
		return;
	}
	res.writeHead(status, { ...headers, age });
	res.end(req.method === "HEAD" ? undefined : bytes);
}

/** Whether one of the tags that a browser names is that of what would be sent. */
function isKnown(asked: string | undefined, etag: unknown): boolean {
	if (!asked || typeof etag !== "string") return false;
	const bare = (tag: string) => tag.trim().replace(/^W\//, "");
	return asked.split(",").some((tag) => bare(tag) === bare(etag));
}
