import { type ServerResponse, STATUS_CODES } from "node:http";

/** A short answer of the host's own, in plain text. */
export function sendStatus(
	res: ServerResponse,
	status: number,
	headers: Record<string, string> = {},
): void {
	res.writeHead(status, {
		"cache-control": "no-store",
		"content-type": "text/plain; charset=utf-8",
		...headers,
	});
	res.end(STATUS_CODES[status]);
}

interface Fault {
	code: 429;
	/** In the asker's language. */
	message: string;
	/** Until the same request may succeed. */
	seconds: number;
}

/** A refused call, in the envelope that every call is answered in. */
export function sendEnvelope(
	res: ServerResponse,
	{ code, message, seconds }: Fault,
): void {
	res.writeHead(code, {
		"cache-control": "private, no-store",
		"content-type": "application/json",
		"retry-after": String(seconds),
	});
	res.end(JSON.stringify({ code, message, data: null }));
}
