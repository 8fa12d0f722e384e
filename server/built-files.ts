import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncoding } from "./accepted-encoding";
import type { CommonHeaders } from "./common-headers";
import type { Handler } from "./handler";
import { type Collector, collect } from "./pages/collect";
import type { Copies } from "./pages/copies";
import { openGate } from "./pages/gate";
import { sendCopy } from "./pages/send-page";

interface Parts {
	commonHeaders: CommonHeaders;
	/** Reads the file and compresses it. */
	files: Handler;
	copies: Copies;
}

/** Files of the build bear their content in their names: each is read and compressed once, and sent from memory then. */
export const isBuiltFile = (path: string) => path.startsWith("/_next/static/");

export function serveBuiltFiles({ commonHeaders, files, copies }: Parts) {
	return (req: IncomingMessage, res: ServerResponse) => {
		const { method, url, headers } = req;
		if ((method !== "GET" && method !== "HEAD") || headers.range)
			return files(req, res);
		const key = `${acceptedEncoding(req)} ${url}`;
		const kept = copies.find(key, Number.POSITIVE_INFINITY);
		if (kept) return sendCopy(req, res, kept);

		let collector: Collector | undefined;
		openGate(res, {
			commonHeaders,
			onHead: (status) => {
				if (method === "GET" && status === 200 && isForever(res))
					collector = collect(res);
			},
			onChunk: (chunk, encoding) => collector?.add(chunk, encoding),
			onEnd: () => {
				const copy = collector?.finish();
				if (copy) copies.keep(key, copy);
			},
		});
		return files(req, res);
	};
}

function isForever(res: ServerResponse): boolean {
	return /\bimmutable\b/.test(String(res.getHeader("cache-control") ?? ""));
}
