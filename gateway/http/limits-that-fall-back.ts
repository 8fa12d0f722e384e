import { setTimeout as wait } from "node:timers/promises";
import { GatewayError } from "./errors";
import type { Limits } from "./limits";

/** Longest wait for the first counters: whoever signs in should not feel that they are away. */
const patienceMs = 300;
/** The wait is made of so many: while the process itself stands still, no more than one of them passes. */
const patienceSteps = 6;
/** So long the first ones are left alone when they have failed. */
const restMs = 5_000;

/**
 * Counters of the first kind, or of the second while the first fail or say nothing. What was counted by one is not known
 * to the other: an outage gives everybody a fresh count once, and refuses nobody for it.
 */
export function limitsThatFallBack(
	first: Limits,
	second: Limits,
	/** Told once an outage. */
	onAway: (error: unknown) => void,
): Limits {
	let restsUntil = 0;
	let isAway = false;

	/** What the first ones refuse stays refused. */
	async function ask<Answer>(
		question: (limits: Limits) => Promise<Answer>,
	): Promise<Answer> {
		if (performance.now() < restsUntil) return question(second);
		try {
			const answer = await inTime(question(first));
			isAway = false;
			return answer;
		} catch (error) {
			if (error instanceof GatewayError) throw error;
			restsUntil = performance.now() + restMs;
			if (!isAway) onAway(error);
			isAway = true;
			return question(second);
		}
	}

	return {
		take: (claims) => ask((limits) => limits.take(claims)),
		giveBack: (claims) => ask((limits) => limits.giveBack(claims)),
		hold: (claim, seconds) => ask((limits) => limits.hold(claim, seconds)),
		clear: (claim) => ask((limits) => limits.clear(claim)),
		sweep: async () => {
			await second.sweep();
		},
	};
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
	const giveUp = new AbortController();
	const late = losePatience(giveUp.signal);
	try {
		return await Promise.race([answer, late]);
	} finally {
		giveUp.abort();
		for (const one of [answer, late]) one.catch(() => undefined);
	}
}

async function losePatience(signal: AbortSignal): Promise<never> {
	for (let step = 0; step < patienceSteps; step++)
		await wait(patienceMs / patienceSteps, undefined, { signal });
	throw new Error(`no answer within ${patienceMs} ms`);
}
