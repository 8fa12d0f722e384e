/** A stream of numbers from 0 up to 1 that is the same for the same seed on every machine. */
export type Random = () => number;

/** FNV-1a, so that each goods draws from a stream of its own and a new goods moves no other. */
export function seedOf(text: string): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at++)
		hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	return hash >>> 0;
}

/** Mulberry32. */
export function createRandom(seed: number): Random {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

export function pick<Value>(random: Random, values: readonly Value[]): Value {
	const value = values[Math.floor(random() * values.length)];
	if (value === undefined) throw new Error("Nothing to pick from");
	return value;
}

const typicalSales = 40;
const spread = 1.5;

/** Units sold: most goods sell some dozens, a few sell thousands (log-normal). */
export function drawSales(random: Random): number {
	const normal =
		Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
	return Math.floor(typicalSales * Math.exp(spread * normal));
}

/** The day the sample shop stands still at. Fixed, so that two loads are alike whenever they run. */
export const shopDay = Date.parse("2026-11-01T00:00:00+08:00");
const minutesPerYear = 365 * 24 * 60;

/** Some time between then and the shop's day. */
export function drawTimeAfter(random: Random, moment: Date): Date {
	const passedMs = shopDay - moment.getTime();
	return new Date(moment.getTime() + Math.floor(random() * passedMs));
}

export function drawShelvedAt(random: Random): Date {
	return new Date(shopDay - Math.ceil(random() * minutesPerYear) * 60_000);
}
