/** A language link's query where its page did not know its own address yet: middleware finds it in the referrer. */
export const samePage = "same-page=1";
