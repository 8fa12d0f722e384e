import { Agent, request } from "node:http";
import { signatureOf } from "@/gateway/testing/wire";

export interface Answer {
	code: number;
	message: string;
	// biome-ignore lint/suspicious/noExplicitAny: answers of every call.
	data: any;
}

export interface Client {
	post: (path: string, body: unknown, sent: Sent) => Promise<Answer>;
	get: (path: string, token: string) => Promise<Answer>;
	/** As another service would, by a signature of its own. */
	tell: (
		path: string,
		body: string,
		headers: Record<string, string>,
	) => Promise<Answer>;
	close: () => void;
}

interface Sent {
	token: string;
	/** For commands that happen once. */
	key?: string;
}

interface Options {
	address: string;
	secret: string;
	connectionsMax: number;
}

const answerLimitMs = 60_000;
const json = { "content-type": "application/json; charset=utf-8" };

/** A gateway as storefronts reach it, over connections that stay open. */
export function openClient(options: Options): Client {
	const { address, secret, connectionsMax } = options;
	const agent = new Agent({ keepAlive: true, maxSockets: connectionsMax });
	let lastMs = 0;

	/** Like requests of one moment bear one signature, which is taken once. */
	function nextMoment(): string {
		lastMs = Math.max(lastMs + 1, Date.now());
		return String(lastMs);
	}

	function send(
		path: string,
		method: "GET" | "POST",
		{ headers, body }: { headers: Record<string, string>; body?: string },
	): Promise<Answer> {
		return new Promise((settle, refuse) => {
			const sent = request(
				address + path,
				{ agent, method, headers, timeout: answerLimitMs },
				(answer) => {
					let text = "";
					answer.setEncoding("utf8");
					answer.on("data", (part) => {
						text += part;
					});
					answer.on("end", () => settle(JSON.parse(text)));
					answer.on("error", refuse);
				},
			);
			sent.on("timeout", () => sent.destroy(new Error("No answer in time")));
			sent.on("error", refuse);
			sent.end(body);
		});
	}

	const headersFor = (token: string, timestamp: string) => ({
		...{ client: "pc", timestamp, "accept-language": "en" },
		...{ "authori-zation": token, authorization: `Bearer ${token}` },
	});

	return {
		post: (path, payload, { token, key }) => {
			const timestamp = nextMoment();
			const body = JSON.stringify(payload);
			return send(path, "POST", {
				body,
				headers: {
					...json,
					"content-length": String(Buffer.byteLength(body)),
					...headersFor(token, timestamp),
					signature: signatureOf({ payload, token, secret, timestamp }),
					...(key && { "idempotency-key": key }),
				},
			});
		},
		get: (path, token) =>
			send(path, "GET", { headers: headersFor(token, nextMoment()) }),
		tell: (path, body, headers) =>
			send(path, "POST", { body, headers: { ...json, ...headers } }),
		close: () => agent.destroy(),
	};
}
