import { setTimeout as wait } from "node:timers/promises";
import { FailedStart } from "./failed-start";
import type { Lifetime } from "./lifetime";

/** A part that served for longer was well: whatever ended it then came from outside. */
const quickDeathMs = 1_000;
const quickDeathsMax = 5;
const firstDelayMs = 250;

export interface Running {
	exited: Promise<{ code: number | null; signal: string | null }>;
	stop: () => Promise<void>;
}

export interface Part {
	/** As it stands in a sentence: "the web process". */
	name: string;
	/** Returns when the part serves; `isBegun` is told as soon as there is something to end. */
	start: (isBegun: (begun: Running) => void) => Promise<Running>;
}

/**
 * Starts a part of the shop and starts it again whenever it dies, more slowly each time it dies quickly. After five
 * quick deaths in a row the whole shop ends with 1. The first start is not repeated: what it says is the reason.
 */
export async function keepRunning(
	part: Part,
	lifetime: Lifetime,
): Promise<void> {
	let running: Running | undefined;
	const begin = () =>
		part.start((begun) => {
			running = begun;
		});
	// A part that is still coming up may be asked for things already: it is ended like one that serves.
	lifetime.atEnd(() => running?.stop());
	running = await begin();
	const watch = async (first: Running) => {
		let current = first;
		let quickDeaths = 0;
		while (!lifetime.isEnding) {
			const begun = Date.now();
			const { code, signal } = await current.exited;
			if (lifetime.isEnding) return;
			const wasQuick = Date.now() - begun < quickDeathMs;
			quickDeaths = wasQuick ? quickDeaths + 1 : 0;
			console.error(
				`${part.name} ended unexpectedly (${signal ?? code}); starting it again.`,
			);
			current = await startAgain(part.name, begin, quickDeaths);
			running = current;
		}
	};
	watch(running).catch((error: unknown) => {
		if (lifetime.isEnding) return;
		console.error(error instanceof FailedStart ? error.message : error);
		void lifetime.end(1);
	});
}

async function startAgain(
	name: string,
	begin: () => Promise<Running>,
	quickDeaths: number,
): Promise<Running> {
	for (let deaths = quickDeaths; deaths < quickDeathsMax; deaths += 1) {
		await wait(firstDelayMs * 2 ** deaths);
		try {
			return await begin();
		} catch (error) {
			console.error(error instanceof Error ? error.message : error);
		}
	}
	throw new FailedStart(
		`${name} died ${quickDeathsMax} times in a row; giving up.`,
	);
}
