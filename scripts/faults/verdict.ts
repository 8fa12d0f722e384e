import { tell } from "../verify/test-events.mjs";
import { describeTimes } from "./count";

export interface Verdict {
	faults: number;
	orders: number;
	acknowledged: number;
	lost: number;
	doubled: number;
	violations: string[];
	connectionsLost: number;
	hungSockets: number;
	/** Answers that were neither right nor an honest "later". */
	bare: string[];
	recoveriesMs: number[];
	/** Steps that were not served again before the next fault. */
	unrecovered: string[];
}

interface Promised {
	name: string;
	isKept: boolean;
}

export function promisesOf(
	verdict: Verdict,
	recoveryMsMax: number,
): Promised[] {
	const { recoveriesMs, unrecovered, bare, violations } = verdict;
	const isQuick = recoveriesMs.every((ms) => ms <= recoveryMsMax);
	return [
		{
			name: "what a buyer was told is in the books",
			isKept: verdict.lost === 0,
		},
		{
			name: "an order is made once and charged once",
			isKept: verdict.doubled === 0,
		},
		{ name: "the books are right", isKept: violations.length === 0 },
		{
			name: "no connection to the database is lost",
			isKept: verdict.connectionsLost === 0,
		},
		{
			name: "no request and no transaction hangs",
			isKept: verdict.hungSockets === 0,
		},
		{
			name: "every answer is right or says later, in the shopper's language",
			isKept: bare.length === 0,
		},
		{
			name: `every step of a purchase is served again within ${recoveryMsMax / 1_000} s of a fault's end`,
			isKept: isQuick && unrecovered.length === 0,
		},
		{
			name: "buyers bought meanwhile",
			isKept: verdict.acknowledged > 0 && verdict.faults > 0,
		},
	];
}

export function lineOf(verdict: Verdict): string {
	return [
		`faults=${verdict.faults}`,
		`orders=${verdict.orders}`,
		`acknowledged=${verdict.acknowledged}`,
		`lost=${verdict.lost}`,
		`doubled=${verdict.doubled}`,
		`violations=${verdict.violations.length}`,
		`connections lost=${verdict.connectionsLost}`,
		`hung sockets=${verdict.hungSockets}`,
		`recovery ${describeTimes(verdict.recoveriesMs)}`,
	].join(" ");
}

/** As a step of `npm test` each promise counts as a test. */
export function tellPromises(promises: Promised[], file: string): void {
	tell({ kind: "files", total: 1 });
	for (const { name, isKept } of promises)
		tell({
			kind: "test",
			file,
			name,
			ms: 0,
			outcome: isKept ? "passed" : "failed",
		});
	tell({ kind: "file", file, ms: 0 });
}
