import { type Agent, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { commonHeadersOf } from "../common-headers";
import type { Handler } from "../handler";
import { createHost, type Host, type HostParts } from "../host";
import { openHostLimits } from "../limits";

export interface TestHost extends Host {
	port: number;
	/** Counts what reached the framework, by address. */
	rendered: string[];
	ask: (path: string, options?: Asked) => Promise<Answer>;
	close: () => Promise<void>;
}

interface Asked {
	method?: string;
	headers?: Record<string, string>;
	agent?: Agent;
}

export interface Answer {
	status: number;
	headers: IncomingMessage["headers"];
	body: string;
	bytes: Buffer;
}

const noOutage = { isOn: async () => false };
const alwaysOpen = { isOpen: () => true as const };

/** A host on a free port, before a framework that the test writes. */
export async function openTestHost(
	framework: Handler,
	parts: Partial<HostParts> = {},
): Promise<TestHost> {
	const rendered: string[] = [];
	const host = createHost({
		framework: (req, res) => {
			rendered.push(req.url ?? "");
			return framework(req, res);
		},
		calls: (_, res) => {
			res.end("a call");
		},
		worker: (_, res) => {
			res.end("the worker");
		},
		commonHeaders: commonHeadersOf("https://shop.example"),
		known: {
			isPage: (path) =>
				/^\/(goods_detail\/\d+|privacy_agreement\/terms|goods\/goods_search|cart|)$/.test(
					path,
				),
			isFile: (path) => path === "/sitemap.xml",
			patternOf: (path) => path.replace(/\d+$/, "[id]"),
		},
		limits: openHostLimits(),
		outage: noOutage,
		opening: alwaysOpen,
		addressOfClient: ({ headers }) => String(headers["x-from"] ?? "192.0.2.1"),
		patience: { delayMs: 0, drainMs: 10_000 },
		...parts,
	});
	await new Promise<void>((done) =>
		host.server.listen(0, "127.0.0.1", () => done()),
	);
	const { port } = host.server.address() as AddressInfo;
	return {
		...host,
		port,
		rendered,
		ask: (path, options) => ask(port, path, options),
		close: async () => {
			host.server.closeAllConnections();
			await new Promise((done) => host.server.close(done));
		},
	};
}

/** Sends the path as it stands, which `fetch` would not. */
function ask(
	port: number,
	path: string,
	{ method = "GET", headers = {}, agent }: Asked = {},
): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const sent = request(
			{ host: "127.0.0.1", port, path, method, headers, agent },
			(res) => {
				const parts: Buffer[] = [];
				res.on("data", (part) => parts.push(part));
				res.on("error", reject);
				res.on("end", () => {
					const { statusCode: status = 0, headers } = res;
					const bytes = Buffer.concat(parts);
					resolve({ status, headers, bytes, body: bytes.toString() });
				});
			},
		);
		sent.on("error", reject);
		sent.end();
	});
}
