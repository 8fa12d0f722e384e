import { createHash } from "node:crypto";
import type { LocaleCode } from "../contract/locale";

// A client written from the protocol alone: it shares no code with the gateway, so that both cannot be wrong alike.

interface Fetches {
	fetch: (request: Request) => Response | Promise<Response>;
}

export interface WireOptions {
	locale?: LocaleCode;
	token?: string;
	/** Milliseconds; null leaves the header out. */
	timestamp?: number | null;
	/** Sent instead of the right one; null leaves the header out. */
	signature?: string | null;
	headers?: Record<string, string>;
	/** What is signed, where it differs from what is sent. */
	signedPayload?: unknown;
}

export interface Answer {
	status: number;
	headers: Headers;
	text: string;
	code: number;
	message: string;
	// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every call.
	data: any;
}

export interface Wire {
	get: (
		path: string,
		query?: Record<string, string | number>,
		options?: WireOptions,
	) => Promise<Answer>;
	post: (
		path: string,
		body?: unknown,
		options?: WireOptions,
	) => Promise<Answer>;
	/** A form as a browser encodes it; forms are not signed. */
	postForm: (
		path: string,
		fields: Record<string, string>,
		options?: WireOptions,
	) => Promise<Answer>;
	/** Any request, with the headers it already carries. */
	send: (path: string, init?: RequestInit) => Promise<Answer>;
}

function canonical(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(canonical)}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value);
	const members = Object.entries(value)
		.filter(([, member]) => member !== undefined)
		.sort(([left], [right]) => (left < right ? -1 : 1))
		.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`);
	return `{${members}}`;
}

interface ToSign {
	payload: unknown;
	token: string;
	secret: string;
	timestamp: number | string;
}

export function signatureOf(request: ToSign): string {
	const { payload, token, secret, timestamp } = request;
	const digest = createHash("sha256")
		.update(`${canonical(payload)}${token}${secret}${timestamp}`)
		.digest("hex");
	return Buffer.from(digest.toUpperCase()).toString("base64");
}

export async function readAnswer(response: Response): Promise<Answer> {
	const text = await response.text();
	const { status, headers } = response;
	let envelope: Partial<Answer> = {};
	try {
		envelope = JSON.parse(text);
	} catch {}
	const { code = Number.NaN, message = "", data } = envelope;
	return { status, headers, text, code, message, data };
}

export function openWire(gateway: Fetches, secret: string): Wire {
	const headersOf = (payload: unknown, options: WireOptions) => {
		const { token = "", locale = "en", timestamp = Date.now() } = options;
		const headers = new Headers({ client: "pc", "accept-language": locale });
		if (timestamp !== null) headers.set("timestamp", String(timestamp));
		if (token) {
			headers.set("authori-zation", token);
			headers.set("authorization", `Bearer ${token}`);
		}
		const { signature } = options;
		if (payload !== undefined && signature !== null)
			headers.set(
				"signature",
				signature ??
					signatureOf({
						payload: options.signedPayload ?? payload,
						token,
						secret,
						timestamp: timestamp ?? 0,
					}),
			);
		for (const [name, value] of Object.entries(options.headers ?? {}))
			headers.set(name, value);
		return headers;
	};
	const send: Wire["send"] = async (path, init) =>
		readAnswer(
			await gateway.fetch(new Request(`http://gateway.test${path}`, init)),
		);
	return {
		send,
		get: (path, query = {}, options = {}) => {
			const texts = Object.entries(query).map(([k, v]) => [k, String(v)]);
			const payload = texts.length > 0 ? Object.fromEntries(texts) : undefined;
			const search = payload ? `?${new URLSearchParams(payload)}` : "";
			const headers = headersOf(payload, options);
			return send(path + search, { headers });
		},
		postForm: (path, fields, options = {}) =>
			send(path, {
				method: "POST",
				headers: headersOf(undefined, options),
				body: new URLSearchParams(fields),
			}),
		post: (path, body, options = {}) => {
			const headers = headersOf(body, options);
			if (body !== undefined && !headers.has("content-type"))
				headers.set("content-type", "application/json");
			return send(path, {
				method: "POST",
				headers,
				body: JSON.stringify(body),
			});
		},
	};
}
