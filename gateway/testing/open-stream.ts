import type { Gateway } from "../app";
import { type StreamSide, streamPaths } from "../contract/care/stream-terms";

export interface TestStream {
	status: number;
	headers: Headers;
	/** Ids of conversations, as they were said. */
	heard: number[];
	/** Waits until this holds of what was heard, or the stream has ended. */
	until: (holds: (heard: number[]) => boolean) => Promise<void>;
	/** Returns when the gateway has ended it. */
	ended: Promise<void>;
	/** As a page that is left. */
	leave: () => Promise<void>;
}

/** A page's stream of server-sent events, read as it comes. */
export async function openStream(
	{ gateway }: { gateway: Gateway },
	token: string,
	side: StreamSide = "shopper",
): Promise<TestStream> {
	const response = await gateway.fetch(
		new Request(`http://gateway.test${streamPaths[side]}`, {
			headers: token ? { authorization: `Bearer ${token}` } : {},
		}),
	);
	const { status, headers, body } = response;
	const reader = body?.getReader();
	const heard: number[] = [];
	const waiting = new Set<() => void>();
	let isOver = false;
	const lookAll = () => {
		for (const look of waiting) look();
	};

	/** Each part holds what was written at once. */
	async function read(): Promise<void> {
		let part = await reader?.read();
		while (part && !part.done) {
			const text = new TextDecoder().decode(part.value);
			for (const [, id] of text.matchAll(/^data: (\d+)$/gm))
				heard.push(Number(id));
			lookAll();
			part = await reader?.read();
		}
		isOver = true;
		lookAll();
	}

	return {
		status,
		headers,
		heard,
		ended: read(),
		until: (holds) =>
			new Promise((done) => {
				const look = () => {
					if (!isOver && !holds(heard)) return;
					waiting.delete(look);
					done();
				};
				waiting.add(look);
				look();
			}),
		leave: async () => reader?.cancel(),
	};
}
