// Free of schemas, so that pages may say it too.

/** Pages say how many of what a store promised lately came in time: of so many days. */
export const inTimeDays = 30;
