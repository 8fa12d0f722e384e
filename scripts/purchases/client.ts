import { signatureOf } from "@/gateway/testing/wire";
import { type Exchange, openExchanges, type Sent } from "./exchange";

export interface Answer {
	code: number;
	message: string;
	// biome-ignore lint/suspicious/noExplicitAny: answers of every call.
	data: any;
}

/** Each throws where what came back is no whole envelope. */
export interface Client {
	post: (path: string, body: unknown, sent: Credentials) => Promise<Answer>;
	get: (path: string, token: string) => Promise<Answer>;
	/** As another service would, by a signature of its own. */
	tell: (
		path: string,
		body: string,
		headers: Record<string, string>,
	) => Promise<Answer>;
	close: () => void;
}

export interface Credentials {
	token: string;
	/** For commands that happen once. */
	key?: string;
}

interface Options {
	address: string;
	secret: string;
	connectionsMax: number;
	onExchange?: (sent: Sent, exchange: Promise<Exchange>) => void;
}

export const json = { "content-type": "application/json; charset=utf-8" };

/** A gateway as storefronts reach it, over connections that stay open. */
export function openClient({ secret, ...options }: Options): Client {
	const { send, close } = openExchanges(options);
	let lastMs = 0;

	/** Like requests of one moment bear one signature, which is taken once. */
	function nextMoment(): string {
		lastMs = Math.max(lastMs + 1, Date.now());
		return String(lastMs);
	}

	const headersFor = (token: string, timestamp: string) => ({
		client: "pc",
		timestamp,
		"accept-language": "en",
		"authori-zation": token,
		authorization: `Bearer ${token}`,
	});

	return {
		post: async (path, payload, { token, key }) => {
			const timestamp = nextMoment();
			const body = JSON.stringify(payload);
			const headers = {
				...json,
				"content-length": String(Buffer.byteLength(body)),
				...headersFor(token, timestamp),
				signature: signatureOf({ payload, token, secret, timestamp }),
				...(key && { "idempotency-key": key }),
			};
			return answerOf(await send({ method: "POST", path, headers, body }));
		},
		get: async (path, token) => {
			const headers = headersFor(token, nextMoment());
			return answerOf(await send({ method: "GET", path, headers }));
		},
		tell: async (path, body, headers) =>
			answerOf(
				await send({
					method: "POST",
					path,
					body,
					headers: { ...json, ...headers },
				}),
			),
		close,
	};
}

export function answerOf({ path, status, code, text }: Exchange): Answer {
	if (code === undefined) throw new Error(`${path} answered a bare ${status}`);
	return JSON.parse(text);
}
