import {
	streamsPerAccountMax,
	streamsPerProcessMax,
} from "../../../../contract/care/stream-terms";
import { GatewayError } from "../../../../http/errors";
import { setGauge } from "../../../../metrics";
import type { Changed } from "./signal";

/** Whose page it is, and what it hears. */
export interface Listener {
	sessionId: string;
	uid: number;
	/** Whose conversations, where it is a page of staff; undefined for a shopper's own. */
	staffOf: number | undefined;
}

export interface OpenStream extends Listener {
	write: (text: string) => void;
	end: () => void;
}

/** So many unread texts of a reader that has stopped reading. */
const unreadMax = 16;
const retryAfterSeconds = 60;
const encoder = new TextEncoder();
/** Says nothing; proxies and browsers see that the stream is there. */
export const beat = ":\n\n";

/** The open streams of a process. */
export function openListeners() {
	const open = new Set<OpenStream>();

	function requireRoom(uid: number): void {
		if (open.size >= streamsPerProcessMax)
			throw new GatewayError(503, "busy", { retryAfterSeconds });
		const own = [...open].filter((one) => one.uid === uid);
		if (own.length >= streamsPerAccountMax)
			throw new GatewayError(429, "tooOften", { retryAfterSeconds });
	}

	/** Throws where there are too many. */
	function add(listener: Listener): ReadableStream<Uint8Array> {
		requireRoom(listener.uid);
		const { readable, write, close } = openText(() => leave());
		const stream = { ...listener, write, end };
		function leave() {
			open.delete(stream);
			setGauge("harbour_message_streams", open.size);
		}
		function end() {
			leave();
			close();
		}
		open.add(stream);
		setGauge("harbour_message_streams", open.size);
		write(beat);
		return readable;
	}

	function tell({ id, accountId, staffOf }: Changed): void {
		for (const one of [...open]) {
			const isTheirs =
				one.staffOf === undefined
					? one.uid === accountId
					: staffOf.includes(one.staffOf);
			if (isTheirs) one.write(`data: ${id}\n\n`);
		}
	}

	return {
		add,
		tell,
		list: (): OpenStream[] => [...open],
		endAll: () => {
			for (const one of [...open]) one.end();
		},
	};
}

/** Text that is read as it is written; its reader leaves, or is given up. */
function openText(onLeft: () => void) {
	let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
	function close() {
		controller?.close();
		controller = undefined;
	}
	const readable = new ReadableStream<Uint8Array>(
		{
			start: (started) => {
				controller = started;
			},
			cancel: () => {
				controller = undefined;
				onLeft();
			},
		},
		{ highWaterMark: 0 },
	);
	function write(text: string) {
		controller?.enqueue(encoder.encode(text));
		if ((controller?.desiredSize ?? 0) > -unreadMax) return;
		close();
		onLeft();
	}
	return { readable, write, close };
}
