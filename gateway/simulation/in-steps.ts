import type { Random } from "../db/sample/random";
import { deferred } from "../testing/deferred";

/** Something done to the shop; others may come in between where it yields. */
export type Doing<Result> = AsyncGenerator<void, Result, void>;

/** Returns when whoever is at work here has its turn again. */
export type Pause = () => Promise<void>;

export const neverPause: Pause = async () => {};

/** Work that goes on until it pauses; then others have their turn. */
export async function* inSteps<Result>(
	work: (pause: Pause) => Promise<Result>,
): Doing<Result> {
	const waiting: (() => void)[] = [];
	let paused = deferred();
	const end = work(() => {
		const turn = deferred();
		waiting.push(turn.resolve);
		paused.resolve();
		return turn.promise;
	}).then(
		(result) => () => result,
		(error) => () => {
			throw error;
		},
	);
	for (;;) {
		const ended = await Promise.race([end, paused.promise]);
		if (ended) return ended();
		yield;
		paused = deferred();
		for (const goOn of waiting.splice(0)) goOn();
	}
}

/** Several that one person does, in turns that are drawn; a turn of theirs is a turn of everybody's. */
export async function* sideBySide(
	random: Random,
	doings: Doing<unknown>[],
): Doing<void> {
	while (doings.length > 0) {
		const at = Math.floor(random() * doings.length);
		if ((await doings[at]?.next())?.done) doings.splice(at, 1);
		yield;
	}
}
