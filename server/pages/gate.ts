import type { ServerResponse } from "node:http";
import { type CommonHeaders, setCommonHeaders } from "../common-headers";

export interface Gate {
	/** Whether anything has left, ours or the page's. */
	isSent: () => boolean;
	/** Sends something else than what the page has to say, from now on or from before. Does nothing once the page has begun. */
	replace: (send: (res: ServerResponse) => void) => void;
}

interface Listener {
	/** What an exchanged answer says as well. */
	commonHeaders: CommonHeaders;
	/** Called before the first byte leaves. Whoever does not want this answer replaces it here. */
	onHead: (status: number) => void;
	/** As it was handed to `write`. */
	onChunk: (chunk: unknown, encoding: unknown) => void;
	onEnd: () => void;
}

type Done = (error?: Error) => void;

/** Stands between a page and its socket: an answer can be seen before it leaves, and exchanged until then. */
export function openGate(res: ServerResponse, listener: Listener): Gate {
	const own = {
		end: res.end.bind(res),
		setHeader: res.setHeader.bind(res),
		removeHeader: res.removeHeader.bind(res),
		write: res.write.bind(res),
		writeHead: res.writeHead.bind(res),
	};
	const { commonHeaders } = listener;
	let isReplaced = false;

	function replace(send: (res: ServerResponse) => void): void {
		if (isReplaced || res.headersSent) return;
		for (const name of res.getHeaderNames()) own.removeHeader(name);
		setCommonHeaders(res, commonHeaders);
		Object.assign(res, own);
		send(res);
		isReplaced = true;
		Object.assign(res, silence(res));
	}

	/** Node would write the head by itself, in the middle of a write that nobody can take back. */
	function writeHeadFirst(): void {
		if (!isReplaced && !res.headersSent) res.writeHead(res.statusCode);
	}

	Object.assign(res, {
		writeHead: (status: number, ...rest: never[]) => {
			listener.onHead(status);
			return isReplaced ? res : own.writeHead(status, ...rest);
		},
		write: (chunk: unknown, ...rest: never[]) => {
			writeHeadFirst();
			if (isReplaced) return settle(rest);
			listener.onChunk(chunk, rest[0]);
			return own.write(chunk, ...rest);
		},
		end: (...args: never[]) => {
			writeHeadFirst();
			if (isReplaced) {
				settle(args);
				return res;
			}
			const [last, encoding] = args as unknown[];
			if (last && typeof last !== "function") listener.onChunk(last, encoding);
			listener.onEnd();
			return own.end(...args);
		},
	});
	return { isSent: () => isReplaced || res.headersSent, replace };
}

/** What the page still says is heard by nobody, and breaks nothing. */
function silence(res: ServerResponse): Partial<ServerResponse> {
	return {
		setHeader: () => res,
		removeHeader: () => {},
		writeHead: () => res,
		write: (...args: unknown[]) => settle(args),
		end: (...args: unknown[]) => {
			settle(args);
			return res;
		},
	} as Partial<ServerResponse>;
}

function settle(args: unknown[]): true {
	const done = args.findLast((arg) => typeof arg === "function");
	if (done) process.nextTick(done as Done);
	return true;
}
