/** Of a review, and so of a rating. */
export const starsMax = 5;

/** Fewer reviews make no rating: they are shown, their mean is not. */
export const ratedFromReviews = 3;
