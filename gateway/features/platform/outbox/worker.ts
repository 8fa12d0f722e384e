import { setTimeout as wait } from "node:timers/promises";
import { describeFailure } from "../../../http/describe-failure";
import {
	lanes,
	type OutboxDeps,
	performNextEffect,
	sweepOutbox,
} from "./service";

const pollMs = 500;
const pollMsMax = 10_000;
const sweepEveryMs = 60 * 60_000;

type Lane = keyof typeof lanes;
const laneNames = Object.keys(lanes) as Lane[];

export interface OutboxWorker {
	/** Begins to look for effects that are due; a second call changes nothing. */
	start: () => void;
	/** Returns when the effect at hand is done; none is begun afterwards. */
	stop: () => Promise<void>;
}

/**
 * Performs what the outbox holds, as long as it runs, and once an hour what else has to be swept. Any number of them
 * may work on one database.
 */
export function openOutboxWorker(
	deps: OutboxDeps,
	sweepOthers: () => Promise<void> = async () => {},
): OutboxWorker {
	const ending = new AbortController();
	let running: Promise<unknown> | undefined;
	let sweptAt = 0;

	async function sweepWhenDue(): Promise<void> {
		if (Date.now() - sweptAt < sweepEveryMs) return;
		sweptAt = Date.now();
		await sweepOutbox(deps);
		await sweepOthers();
	}

	async function performDue(lane: Lane): Promise<void> {
		while (!ending.signal.aborted && (await performNextEffect(deps, lane)));
		if (lane === "others") await sweepWhenDue();
	}

	async function run(lane: Lane): Promise<void> {
		let failures = 0;
		while (!ending.signal.aborted) {
			try {
				await performDue(lane);
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
			running ??= Promise.all(laneNames.map(run));
		},
		stop: async () => {
			ending.abort();
			await running;
		},
	};
}
