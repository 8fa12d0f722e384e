import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { setImmediate, setTimeout as wait } from "node:timers/promises";
import { isStreamPath } from "./contract/care/stream-terms";

export interface Departure {
	isLeaving: () => boolean;
	/** Every answer passes here, so that its connection is not used again once we leave. */
	watch: (res: ServerResponse) => void;
	/**
	 * Answers everything, and each time closes the connection, until proxies had time to notice; then takes no new
	 * connection, ends streams, which have no end of their own, and returns when the last answer is out or `drainMs` are
	 * over. A second call waits for the same end.
	 */
	leave: () => Promise<void>;
}

export interface Patience {
	/** So long requests are still taken: a proxy that asks `/readyz` stops sending within this time. */
	delayMs: number;
	/** Longest wait for answers that are under way. */
	drainMs: number;
}

export function openDeparture(
	server: Server,
	{ delayMs, drainMs }: Patience,
): Departure {
	const unsent = new Set<ServerResponse>();
	let leaving: Promise<void> | undefined;

	async function leave(): Promise<void> {
		for (const res of unsent) res.shouldKeepAlive = false;
		await wait(delayMs, undefined, { ref: false });
		await untilQuiet(server);
		const closed = once(server, "close");
		// Closes what is idle now; what becomes idle later is closed as its answer ends.
		server.close();
		for (const res of unsent) if (isStream(res)) endStream(res);
		await Promise.race([closed, wait(drainMs, undefined, { ref: false })]);
		server.closeAllConnections();
	}

	return {
		isLeaving: () => leaving !== undefined,
		watch: (res) => {
			if (leaving) res.shouldKeepAlive = false;
			unsent.add(res);
			res.once("close", () => {
				unsent.delete(res);
				if (leaving && !server.listening) server.closeIdleConnections();
			});
		},
		leave: () => {
			leaving ??= leave();
			return leaving;
		},
	};
}

const isStream = ({ req: { url = "" } }: ServerResponse) =>
	isStreamPath(url.split("?", 1)[0] ?? "");

/** Whole, as far as it has begun: whoever reads it opens another one, at another node where there is one. */
function endStream(res: ServerResponse): void {
	if (res.headersSent) res.end();
	else res.destroy();
}

/** A turn of the process in which nothing was done. */
const idleTurnMs = 0.2;
const turnsMax = 10_000;

/**
 * Closing resets connections that the system has taken for us and we have not yet: a busy process has some. So the end
 * comes in a turn that found none waiting, and did nothing in which others could come.
 */
async function untilQuiet(server: Server): Promise<void> {
	let hasCome = true;
	const note = () => {
		hasCome = true;
	};
	server.on("connection", note);
	let turnMs = idleTurnMs;
	for (let turn = 0; turn < turnsMax; turn += 1) {
		if (!hasCome && turnMs < idleTurnMs) break;
		hasCome = false;
		const begun = performance.now();
		await setImmediate();
		turnMs = performance.now() - begun;
	}
	server.off("connection", note);
}
