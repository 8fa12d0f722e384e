import http from "node:http";
import https from "node:https";

/** What was sent and what came of it. `status` is missing where the connection broke or said nothing for too long. */
export interface Exchange {
	path: string;
	startedAt: number;
	endedAt: number;
	status?: number;
	/** Of the envelope; missing where the answer was none. */
	code?: number;
	retryAfter?: string;
	text: string;
}

export interface Sent {
	method: "GET" | "POST";
	path: string;
	headers: Record<string, string>;
	body?: string;
}

interface Options {
	address: string;
	connectionsMax: number;
	/** Hears of a request as it is sent, and again by the promise's end. */
	onExchange?: (sent: Sent, exchange: Promise<Exchange>) => void;
}

export interface Exchanges {
	/** Throws where no whole answer came. */
	send: (sent: Sent) => Promise<Exchange>;
	close: () => void;
}

const answerLimitMs = 60_000;

/** Requests over connections that stay open. */
export function openExchanges(options: Options): Exchanges {
	const { address, connectionsMax, onExchange } = options;
	const { Agent, request } = address.startsWith("https:") ? https : http;
	const agent = new Agent({ keepAlive: true, maxSockets: connectionsMax });

	function send(sent: Sent): Promise<Exchange> {
		const { path, method, headers, body } = sent;
		const startedAt = performance.now();
		return new Promise((settle, refuse) => {
			const asked = request(
				address + path,
				{ agent, method, headers, timeout: answerLimitMs },
				(answer) => {
					let text = "";
					answer.setEncoding("utf8");
					answer.on("data", (part) => {
						text += part;
					});
					answer.on("end", () =>
						settle({
							path,
							startedAt,
							text,
							code: codeOf(text),
							endedAt: performance.now(),
							status: answer.statusCode,
							retryAfter: answer.headers["retry-after"],
						}),
					);
					answer.on("error", refuse);
				},
			);
			asked.on("timeout", () => asked.destroy(new Error("No answer in time")));
			asked.on("error", refuse);
			asked.end(body);
		});
	}

	return {
		send: (sent) => {
			const exchange = send(sent);
			onExchange?.(sent, exchange);
			return exchange;
		},
		close: () => agent.destroy(),
	};
}

function codeOf(text: string): number | undefined {
	try {
		const { code } = JSON.parse(text);
		return typeof code === "number" ? code : undefined;
	} catch {
		return undefined;
	}
}
