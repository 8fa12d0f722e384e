import type { IncomingMessage, ServerResponse } from "node:http";
import type { CommonHeaders } from "./common-headers";
import type { Handler } from "./handler";
import { type Collector, collect } from "./pages/collect";
import type { Copies, Copy } from "./pages/copies";
import { openGate } from "./pages/gate";

export interface FileParts {
	commonHeaders: CommonHeaders;
	/** Reads the file. */
	files: Handler;
}

interface Kind extends FileParts {
	copies: Copies;
	/** Undefined for what is always asked there. */
	keyOf: (req: IncomingMessage) => string | undefined;
	isFit: (req: IncomingMessage, res: ServerResponse) => boolean;
	/** Whether the copy says what is asked for. */
	isAnswer?: (req: IncomingMessage, copy: Copy) => boolean;
	send: (req: IncomingMessage, res: ServerResponse, copy: Copy) => void;
}

/** Files that stay as they are: each is read once, and sent from memory then, as it was sent before. */
export function serveKeptFiles(parts: Kind): Handler {
	const { commonHeaders, files, copies, keyOf, isFit } = parts;
	const { isAnswer = () => true, send } = parts;
	return (req, res) => {
		const key = keyOf(req);
		if (!key) return files(req, res);
		const kept = copies.find(key, Number.POSITIVE_INFINITY);
		if (kept && isAnswer(req, kept)) return send(req, res, kept);

		let collector: Collector | undefined;
		openGate(res, {
			commonHeaders,
			onHead: (status) => {
				if (req.method === "GET" && status === 200 && isFit(req, res))
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
