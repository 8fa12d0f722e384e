import { setTimeout as wait } from "node:timers/promises";
import { describeFailure } from "../../http/describe-failure";
import { type OutboxDeps, performNextEffect, sweepOutbox } from "./service";

const pollMs = 500;
const pollMsMax = 10_000;
const sweepEveryMs = 60 * 60_000;

export interface OutboxWorker {
	/** Begins to look for effects that are due; a second call changes nothing. */
	start: () => void;
	/** Returns when the effect at hand is done; none is begun afterwards. */
	stop: () => Promise<void>;
}

/** Performs what the outbox holds, as long as it runs. Any number of them may work on one database. */
export function openOutboxWorker(deps: OutboxDeps): OutboxWorker {
	const ending = new AbortController();
	let running: Promise<void> | undefined;
	let sweptAt = 0;
	let failures = 0;

	async function performDue(): Promise<void> {
		while (!ending.signal.aborted && (await performNextEffect(deps)));
		if (Date.now() - sweptAt < sweepEveryMs) return;
		sweptAt = Date.now();
		await sweepOutbox(deps);
	}

	async function run(): Promise<void> {
		while (!ending.signal.aborted) {
			try {
				await performDue();
				failures = 0;
			} catch (error) {
				failures += 1;
				deps.log.warn(
					{ failure: describeFailure(error) },
					"the outbox cannot be read",
				);
			}
			const restMs = Math.min(pollMs * 2 ** failures, pollMsMax);
			await wait(restMs, undefined, {
				ref: false,
				signal: ending.signal,
			}).catch(() => undefined);
		}
	}

	return {
		start: () => {
			running ??= run();
		},
		stop: async () => {
			ending.abort();
			await running;
		},
	};
}
