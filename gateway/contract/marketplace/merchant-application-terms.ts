// Free of schemas, so that pages may say it too.

export const applicationStates = ["pending", "approved", "rejected"] as const;
export type ApplicationState = (typeof applicationStates)[number];

export const qualificationPicturesMax = 5;
export const companyNameLengthMax = 80;
export const realNameLengthMax = 40;
/** Counted on Hong Kong's calendar, from the day after it was sent. */
export const answerWithinWorkingDays = 15;

export const rejectionLengthMax = 500;
