/** People of a group, its opener among them. */
export const groupSize = { least: 2, most: 20 } as const;
/** How long a group may take to fill. */
export const groupHours = { least: 1, most: 72 } as const;
/** Of one offer, for one account. */
export const groupPiecesMost = 99;
/** In its last minutes a group takes nobody in: there would be no time left to pay. */
export const joinLeadMinutes = 5;

/**
 * People may join; all places are paid and the orders go their usual way; its time ended before that, and whatever was
 * paid goes back.
 */
export const groupStates = ["open", "complete", "failed"] as const;
export type GroupState = (typeof groupStates)[number];
