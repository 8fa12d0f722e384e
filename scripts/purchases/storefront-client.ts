import { sessionCookie } from "@/lib/session/session-cookie";
import { answerOf, type Client, json } from "./client";
import { type Exchange, openExchanges, type Sent } from "./exchange";

interface Options {
	address: string;
	connectionsMax: number;
	onExchange?: (sent: Sent, exchange: Promise<Exchange>) => void;
}

/** A storefront as its own pages ask it, over connections that stay open. */
export function openStorefrontClient(options: Options): Client {
	const { send, close } = openExchanges(options);
	const headersFor = (token: string) => ({
		"accept-language": "en",
		"sec-fetch-site": "same-origin",
		cookie: `${sessionCookie(options.address)}=${token}`,
	});
	return {
		post: async (path, payload, { token, key }) => {
			const body = JSON.stringify(payload);
			const headers = {
				...json,
				"content-length": String(Buffer.byteLength(body)),
				...headersFor(token),
				...(key && { "idempotency-key": key }),
			};
			return answerOf(await send({ method: "POST", path, headers, body }));
		},
		get: async (path, token) =>
			answerOf(await send({ method: "GET", path, headers: headersFor(token) })),
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
