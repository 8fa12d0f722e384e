// What the confirm page offers and how much may be written there. Free of schemas, so that pages may say it too.

/** An order that nobody paid gives everything back after this long. */
export const payWithinMinutes = 30;

export const noteLengthMax = 150;

/** Where a supermarket order is left. */
export const handovers = ["door", "lobby", "management", "noRing"] as const;

/** What the picker does when a line is not there after all. */
export const substitutions = ["none", "bestMatch", "ask"] as const;
export type Substitution = (typeof substitutions)[number];
