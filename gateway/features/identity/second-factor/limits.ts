import type { Limit } from "../../../http/limits";

/** Wrong codes, by kind: a guesser of digits leaves the recovery codes alone, and passkeys nobody guesses. */
export const wrongCodes: Limit = {
	name: "second-factor",
	points: 10,
	seconds: 15 * 60,
};
/** Three codes of a million are right at a time: fifty tries a day hit once in eighteen years. */
export const wrongCodesPerDay: Limit = {
	name: "second-factor-day",
	points: 50,
	seconds: 86_400,
};
export const challengesPerAccount: Limit = {
	name: "second-factor-challenge",
	points: 60,
	seconds: 600,
};
