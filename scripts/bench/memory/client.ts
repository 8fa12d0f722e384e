import { Agent, request } from "node:http";

export interface Sent {
	path: string;
	method?: "POST";
	headers?: Record<string, string>;
	body?: string | Uint8Array;
}

interface Answer {
	status: number;
	location?: string;
}

/** Asks one server over connections that stay open; answers are read to their end and thrown away. */
export function openReader(address: string, connections: number) {
	const agent = new Agent({ keepAlive: true, maxSockets: connections });

	/** Answers the status. The address of a page's part is corrected by one redirect, as browsers follow it. */
	async function read(sent: Sent): Promise<number> {
		const { status, location } = await send(sent);
		if (status !== 307 || !location) return status;
		return (await send({ ...sent, path: location })).status;
	}

	function send({ path, method, headers, body }: Sent) {
		return new Promise<Answer>((done, fail) => {
			const sent = request(
				address + path,
				{ agent, method, headers: { "accept-encoding": "gzip", ...headers } },
				(answer) => {
					answer.resume();
					answer.on("end", () =>
						done({
							status: answer.statusCode ?? 0,
							location: answer.headers.location,
						}),
					);
					answer.on("error", fail);
				},
			);
			sent.on("error", fail);
			sent.end(body);
		});
	}
	return { read, close: () => agent.destroy() };
}
