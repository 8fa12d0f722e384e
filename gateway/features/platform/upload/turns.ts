export interface TurnLimits {
	/** Works done at the same time. */
	runningMax: number;
	/** Works that may wait for their turn; the next one is turned away. */
	waitingMax: number;
}

export class NoTurn extends Error {}

/** Lets works in a few at a time, in the order in which they came. */
export function takeTurns({ runningMax, waitingMax }: TurnLimits) {
	const waiting: (() => void)[] = [];
	let running = 0;
	return async function inTurn<Result>(
		work: () => Promise<Result>,
	): Promise<Result> {
		if (running < runningMax) running++;
		else {
			if (waiting.length >= waitingMax) throw new NoTurn();
			await new Promise<void>((proceed) => waiting.push(proceed));
		}
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else running--;
		}
	};
}
