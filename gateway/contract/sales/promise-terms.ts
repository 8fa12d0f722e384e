// Free of schemas, so that pages may say it too.

/** Later than this after the end of what was promised is late. */
export const promiseGraceMinutes = 10;
/** Points for a promise that was broken, beside the freight; 100 are worth 1.00. */
export const amendsPoints = 500;

/** Pages say how many promises were kept once so many of them were measured. */
export const inTimeFrom = 20;

/**
 * Nobody knows yet; in time; late, and the amends are still to be made; late with amends; late, in a shop that makes
 * none; nothing was left to be brought before it could be measured.
 */
export const promiseStates = [
	"open",
	"kept",
	"broken",
	"amended",
	"waived",
	"void",
] as const;
export type PromiseState = (typeof promiseStates)[number];

/** What a shop does with its promises: amends and the figure on pages, the figure alone, or nothing but measuring them. */
export const deliveryPromiseSettings = ["amends", "figure", "measure"] as const;
export type DeliveryPromiseSetting = (typeof deliveryPromiseSettings)[number];

interface Measured {
	kept: number;
	broken: number;
}

/** In whole per cents, never more than it was; null where too few were measured. */
export function inTimePercent({ kept, broken }: Measured): number | null {
	const measured = kept + broken;
	return measured < inTimeFrom ? null : Math.floor((kept * 100) / measured);
}
