import { setTimeout as wait } from "node:timers/promises";
import { kinds, recoveriesOf, type Seen, type Span } from "./count";
import type { Fault } from "./plan";

const pollMs = 100;
/** In which buyers come to be at different steps again. */
const calmMs = 2_000;

export interface Injected extends Span {
	fault: Fault;
	/** Of each step that was served again, how long after the fault's end. */
	recoveriesMs: number[];
	/** Steps that were not served again in time. */
	unrecovered: string[];
}

interface Options {
	fault: Fault;
	turn: (fault: Fault, state: Fault["state"] | "open") => void;
	seen: Seen[];
	recoveryMsMax: number;
}

/** Lets a fault happen, ends it, and returns when every step of a purchase is served again, or was for too long not. */
export async function inject(options: Options): Promise<Injected> {
	const { fault, turn, seen, recoveryMsMax } = options;
	const mark = seen.length;
	const startedAt = performance.now();
	turn(fault, fault.state);
	await wait(fault.seconds * 1_000);
	turn(fault, "open");
	const span = { startedAt, endedAt: performance.now() };
	const limit = span.endedAt + recoveryMsMax;
	let recoveries = recoveriesOf(seen.slice(mark), span);
	while (recoveries.includes(undefined) && performance.now() < limit) {
		await wait(pollMs);
		recoveries = recoveriesOf(seen.slice(mark), span);
	}
	await wait(calmMs);
	return {
		...span,
		fault,
		recoveriesMs: recoveries.filter((ms) => ms !== undefined),
		unrecovered: kinds.filter((_, at) => recoveries[at] === undefined),
	};
}
