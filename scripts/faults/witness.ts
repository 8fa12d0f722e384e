import type { Exchange, Sent } from "../purchases/exchange";
import type { Seen } from "./count";

export interface Witness {
	seen: Seen[];
	/** What was wrong with answers, and connections that broke: the shop itself stands behind no fault. */
	faults: string[];
	watch: (sent: Sent, exchange: Promise<Exchange>) => void;
}

/** Remembers every request and what came of it. */
export function openWitness(
	faultOf: (answer: Exchange) => string | undefined,
): Witness {
	const seen: Seen[] = [];
	const faults: string[] = [];
	return {
		seen,
		faults,
		watch: ({ path }, exchange) => {
			const one: Seen = { path, startedAt: performance.now() };
			seen.push(one);
			exchange.then(
				(answer) => {
					const { endedAt, status, code } = answer;
					Object.assign(one, { endedAt, status, code });
					const fault = faultOf(answer);
					if (fault) faults.push(fault);
				},
				(error: Error) => {
					one.endedAt = performance.now();
					faults.push(`${path}: ${error.message}`);
				},
			);
		},
	};
}
