import {
	Agent,
	createServer,
	type IncomingMessage,
	request,
	type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** How long a node is left out that could not be reached; nginx's own measure. */
const leftOutMs = 10_000;

interface Upstream {
	address: string;
	agent: Agent;
	leftOutUntil: number;
}

export interface ProxyStandIn {
	address: string;
	/** From now on it knows these nodes and no others. */
	turnTo: (addresses: string[]) => void;
	stop: () => Promise<void>;
}

/**
 * Stands in for nginx where none is installed: nodes in turn over connections that stay open. What a node refused to take
 * goes to the next one, and the node is left out for a while; whatever breaks later is a 502.
 */
export async function openProxy(addresses: string[]): Promise<ProxyStandIn> {
	const known = new Map<string, Upstream>();
	const upstreamAt = (address: string) => {
		const upstream = known.get(address) ?? {
			address,
			agent: new Agent({ keepAlive: true }),
			leftOutUntil: 0,
		};
		known.set(address, upstream);
		return upstream;
	};
	let upstreams = addresses.map(upstreamAt);
	let turns = 0;

	function inTurn(): Upstream[] {
		turns += 1;
		const at = turns % upstreams.length;
		const turned = [...upstreams.slice(at), ...upstreams.slice(0, at)];
		return turned.filter(({ leftOutUntil }) => leftOutUntil < Date.now());
	}

	const server = createServer(async (asked, answer) => {
		const body = await buffer(asked);
		for (const upstream of inTurn()) {
			const outcome = await handOn({ upstream, asked, body, answer });
			if (outcome === "done") return;
			if (outcome === "broken") break;
			upstream.leftOutUntil = Date.now() + leftOutMs;
		}
		if (answer.headersSent) answer.destroy();
		else answer.writeHead(502).end();
	});
	server.listen(0, "127.0.0.1");
	await new Promise((done) => server.once("listening", done));
	const { port } = server.address() as AddressInfo;
	return {
		address: `http://127.0.0.1:${port}`,
		turnTo: (others) => {
			upstreams = others.map(upstreamAt);
		},
		stop: async () => {
			for (const { agent } of known.values()) agent.destroy();
			server.closeAllConnections();
			await new Promise((done) => server.close(done));
		},
	};
}

interface Handing {
	upstream: Upstream;
	asked: IncomingMessage;
	body: Buffer;
	answer: ServerResponse;
}

function handOn(handing: Handing): Promise<"done" | "refused" | "broken"> {
	const { upstream, asked, body, answer } = handing;
	const { connection: _, ...headers } = asked.headers;
	return new Promise((settle) => {
		const sent = request(upstream.address + asked.url, {
			method: asked.method,
			headers,
			agent: upstream.agent,
		});
		sent.on("error", ({ code }: NodeJS.ErrnoException) =>
			settle(code === "ECONNREFUSED" ? "refused" : "broken"),
		);
		sent.on("response", (response) => {
			const { connection: __, "keep-alive": ___, ...kept } = response.headers;
			answer.writeHead(response.statusCode ?? 502, kept);
			response.on("error", () => settle("broken"));
			response.on("end", () => settle("done"));
			response.pipe(answer);
		});
		sent.end(body);
	});
}
