import { createHmac } from "node:crypto";
import {
	RateLimiterRes,
	type RateLimiterStoreAbstract,
} from "rate-limiter-flexible";
import { GatewayError } from "./errors";

/** So many within so many seconds, counted from the first. Names are kept with the counts: one name, one rule. */
export interface Limit {
	name: string;
	points: number;
	seconds: number;
}

/** What is counted, and for whom. */
export interface Claim {
	limit: Limit;
	key: string;
}

/** Counters that all processes of the shop share. */
export interface Limits {
	/** Counts one for every claim, or for none and refuses with 429. Answers how many each has counted. */
	take: (claims: Claim[]) => Promise<number[]>;
	/** Takes back what was counted for something that did not happen. */
	giveBack: (claims: Claim[]) => Promise<void>;
	/** Refuses the claim from now on for so long. */
	hold: (claim: Claim, seconds: number) => Promise<void>;
	clear: (claim: Claim) => Promise<void>;
	/** Forgets counts that have run out, where the store does not by itself. */
	sweep: () => Promise<void>;
}

interface Store {
	open: (limit: Limit) => RateLimiterStoreAbstract;
	sweep: () => Promise<void>;
	/** Addresses and phones are kept as keyed hashes only. */
	secret: string;
}

/** A count that ends within this time stays: given back a moment later it would be missing from the next. */
const givenBackBeforeEndMs = 2_000;

export function createLimits({ open, sweep, secret }: Store): Limits {
	const counters = new Map<string, RateLimiterStoreAbstract>();

	function counterOf(limit: Limit): RateLimiterStoreAbstract {
		const rule = `${limit.name} ${limit.points} ${limit.seconds}`;
		const counter = counters.get(rule) ?? open(limit);
		counters.set(rule, counter);
		return counter;
	}

	const hashed = ({ limit, key }: Claim) =>
		createHmac("sha256", secret)
			.update(`${limit.name}:${key}`)
			.digest("base64url");

	async function giveBack(claims: Claim[]): Promise<void> {
		for (const claim of claims) {
			const counter = counterOf(claim.limit);
			const counted = await counter.get(hashed(claim));
			if ((counted?.msBeforeNext ?? 0) > givenBackBeforeEndMs)
				await counter.reward(hashed(claim), 1);
		}
	}

	return {
		take: async (claims) => {
			const counts: number[] = [];
			for (const [at, claim] of claims.entries()) {
				try {
					const counter = counterOf(claim.limit);
					const { consumedPoints } = await counter.consume(hashed(claim));
					counts.push(consumedPoints);
				} catch (refusal) {
					if (!(refusal instanceof RateLimiterRes)) throw refusal;
					await giveBack(claims.slice(0, at + 1));
					throw tooOften(refusal.msBeforeNext);
				}
			}
			return counts;
		},
		giveBack,
		hold: async (claim, seconds) => {
			await counterOf(claim.limit).block(hashed(claim), seconds);
		},
		clear: async (claim) => {
			await counterOf(claim.limit).delete(hashed(claim));
		},
		sweep,
	};
}

function tooOften(msBeforeNext: number): GatewayError {
	return new GatewayError(429, "tooOften", {
		retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
	});
}

/** For what is asked by the shop itself. */
export const noLimits: Limits = {
	take: async (claims) => claims.map(() => 1),
	giveBack: async () => {},
	hold: async () => {},
	clear: async () => {},
	sweep: async () => {},
};
