// Free of schemas, so that pages may say it too.

export const activityNameLengthMax = 60;
export const activityDescriptionLengthMax = 600;
export const activityGoodsMax = 60;
/** What the public list holds at most; nobody reads further. */
export const activitiesMax = 50;

/** An activity that has ended is none any more, but for operators. */
export const activityStates = ["running", "coming", "ended"] as const;
export type ActivityState = (typeof activityStates)[number];
