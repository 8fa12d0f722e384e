// Bounds of shared baskets. Free of schemas, so that pages may say them too.

/** That an account may be in, its own among them. */
export const sharedBasketsMax = 10;
/** The owner among them. */
export const basketMembersMax = 10;
/** A basket that nothing was done to for so long is over. */
export const basketUnusedDays = 14;
/** 128 bits of chance. */
export const basketTokenBytes = 16;
