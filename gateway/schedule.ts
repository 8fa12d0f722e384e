import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { describeFailure } from "./http/describe-failure";
import { count, observe } from "./metrics";

/** Something that the shop does by itself, again and again. Any number of processes may do it at once. */
export interface Task {
	name: string;
	everyMs: number;
	/** The signal ends what takes long. */
	run: (ending: AbortSignal) => Promise<unknown>;
}

export interface Schedule {
	/** A second call changes nothing. */
	start: () => void;
	/** Returns when what is at hand is done; nothing is begun afterwards. */
	stop: () => Promise<void>;
}

/** Each task waits for itself only; one that fails is logged and tried again when it is due next. */
export function openSchedule(tasks: Task[], log: Logger): Schedule {
	const ending = new AbortController();
	let running: Promise<unknown> | undefined;

	async function repeat({ name, everyMs, run }: Task): Promise<void> {
		while (!ending.signal.aborted) {
			const begunAt = performance.now();
			try {
				await run(ending.signal);
			} catch (error) {
				count("harbour_task_failures_total", { task: name });
				const failure = describeFailure(error);
				log.warn({ task: name, failure }, "a task failed");
			}
			const ms = performance.now() - begunAt;
			observe("harbour_task_duration_seconds", ms, { task: name });
			await wait(everyMs, undefined, {
				ref: false,
				signal: ending.signal,
			}).catch(() => undefined);
		}
	}

	return {
		start: () => {
			running ??= Promise.all(tasks.map(repeat));
		},
		stop: async () => {
			ending.abort();
			await running;
		},
	};
}

export const together = (schedules: Schedule[]): Schedule => ({
	start: () => {
		for (const schedule of schedules) schedule.start();
	},
	stop: async () => {
		await Promise.all(schedules.map((schedule) => schedule.stop()));
	},
});
