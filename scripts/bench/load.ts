import autocannon from "autocannon";
import { describeRounds, median } from "./figures";
import { runWrk } from "./wrk";

const connections = 32;
const secondsPerRound = 4;
const rounds = 3;

export interface Target {
	url: string;
	headers?: () => Record<string, string>;
}

export interface Rounds {
	perSecond: number[];
	p50Ms: number[];
	p99Ms: number[];
}

type Client = typeof runAutocannon;

/** For what answers faster than autocannon reads. */
export const quickClient: Client = ({ url }, seconds) =>
	runWrk(url, { connections, seconds });

async function runAutocannon({ url, headers }: Target, duration: number) {
	const result = await autocannon({
		url,
		connections,
		duration,
		headers: headers?.(),
	});
	if (result.non2xx + result.errors > 0)
		throw new Error(
			`${url}: ${result.non2xx} refusals, ${result.errors} errors.`,
		);
	const { requests, latency } = result;
	return {
		requests: { average: requests.average },
		latency: { p50: latency.p50, p99: latency.p99 },
	};
}

/** Asks each target in turn, several times over, so that a busy minute falls on all alike. */
export async function alternate(
	targets: Target[],
	run: Client = runAutocannon,
): Promise<Rounds[]> {
	const figures = targets.map(
		(): Rounds => ({ perSecond: [], p50Ms: [], p99Ms: [] }),
	);
	for (const target of targets) await run(target, 2);
	for (let round = 0; round < rounds; round += 1)
		for (const [at, target] of targets.entries()) {
			const { requests, latency } = await run(target, secondsPerRound);
			figures[at]?.perSecond.push(requests.average);
			figures[at]?.p50Ms.push(latency.p50);
			figures[at]?.p99Ms.push(latency.p99);
		}
	return figures;
}

/** One row of a table: how many a second, and how many times what the bare one manages. */
export function compareRow(name: string, ours: Rounds, bare: Rounds): string[] {
	const ratios = ours.perSecond.map(
		(perSecond, round) => perSecond / (bare.perSecond[round] ?? Number.NaN),
	);
	return [
		name,
		median(ours.perSecond).toFixed(0),
		median(bare.perSecond).toFixed(0),
		describeRounds(ratios),
		median(ours.p50Ms).toFixed(0),
		median(ours.p99Ms).toFixed(0),
	];
}
