import type { Handover, Substitution } from "@/gateway/contract/checkout";

export type { Substitution };

// Said here again: the contract's lists bring its schemas along. The compiler holds both to the same words.

export const substitutions = [
	"none",
	"bestMatch",
	"ask",
] as const satisfies Substitution[];

export const handovers = [
	"door",
	"lobby",
	"management",
	"noRing",
] as const satisfies Handover[];

/** As the contract bounds it. */
export const noteLengthMax = 150;
