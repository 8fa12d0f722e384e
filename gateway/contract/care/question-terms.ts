// Free of schemas, so that pages may say it too.

/** A question or an answer is a paragraph; what is longer belongs into a conversation. */
export const questionLengthMax = 300;
export const answerLengthMax = 1_000;

/** Of one question, those that wait for a check too: the seller's, and what buyers add to it. */
export const answersMax = 20;

/** On a page of questions. */
export const questionsPerPage = 10;

/** On the page of its goods; the others have a page of their own. */
export const questionsBesideGoods = 2;

/** Lists count no further: nobody turns to the hundredth page. */
export const questionsCountedMax = 1_000;

/** Nothing is public before the staff of its merchant, or of the shop, have looked at it. */
export const publicationStates = ["waiting", "shown", "hidden"] as const;
export type PublicationState = (typeof publicationStates)[number];

/** What staff look through: what has not been looked at, the oldest first, or all there is, the latest first. */
export const staffQuestionFilters = ["waiting", "all"] as const;
