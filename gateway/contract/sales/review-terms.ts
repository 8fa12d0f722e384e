// Free of schemas, so that pages may say it too.

/** On a page of a goods' reviews. Page and browser count in the same steps: the second page goes on where the first ended. */
export const reviewsPerPage = 6;

export const reviewPicturesMax = 5;

export const reviewTextLengthMax = 1_000;

export const staffReviewFilters = ["unanswered", "picture", "all"] as const;
export type StaffReviewFilter = (typeof staffReviewFilters)[number];
