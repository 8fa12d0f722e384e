/** Of a review, and so of a rating. */
export const starsMax = 5;
