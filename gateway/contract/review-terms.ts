// Free of schemas, so that pages may say it too.

export const starsMax = 5;
export const reviewPicturesMax = 5;

export const reviewTextLengthMax = 1_000;

export const staffReviewFilters = ["unanswered", "picture", "all"] as const;
export type StaffReviewFilter = (typeof staffReviewFilters)[number];
