import { pick, type Random } from "@/gateway/db/sample/random";
import type { ProxyState } from "@/gateway/testing/open-proxy";

export type Store = "PostgreSQL" | "Redis";

/** What happens to a store, and for how long. */
export interface Fault {
	stores: Store[];
	state: Exclude<ProxyState, "open">;
	seconds: number;
}

const database = (state: Fault["state"], ...seconds: number[]): Fault[] =>
	seconds.map((one) => ({ stores: ["PostgreSQL"], state, seconds: one }));
const redis = (state: Fault["state"], ...seconds: number[]): Fault[] =>
	seconds.map((one) => ({ stores: ["Redis"], state, seconds: one }));
const both = (state: Fault["state"], seconds: number): Fault => ({
	stores: ["PostgreSQL", "Redis"],
	state,
	seconds,
});

/** Each kind once; a short break meets more transactions at their commit than a long one. */
export const shortRound: Fault[] = [
	...database("cut", 0.1, 2),
	...database("silent", 3, 7),
	...database("slow", 3),
	...database("reset", 1),
	...database("half", 0.1, 1),
	...redis("cut", 1),
	...redis("silent", 6),
	...redis("half", 1),
	both("cut", 2),
];

export const longRound: Fault[] = [
	...database("cut", 0.1, 0.1, 0.1, 1, 10, 30),
	...database("silent", 3, 9, 30),
	...database("slow", 5, 20),
	...database("reset", 0.1, 5),
	...database("half", 0.1, 0.1, 0.1, 1, 5),
	...redis("cut", 5),
	...redis("silent", 3, 9, 30),
	...redis("slow", 10),
	...redis("reset", 5),
	...redis("half", 5),
	both("cut", 10),
	both("silent", 9),
];

/** The same faults in another order. */
export function shuffle(faults: Fault[], random: Random): Fault[] {
	const left = [...faults];
	return faults.map(() => {
		const next = pick(random, left);
		left.splice(left.indexOf(next), 1);
		return next;
	});
}

export function nameOf({ stores, state, seconds }: Fault): string {
	return `${stores.join(" and ")} ${state} for ${seconds} s`;
}
