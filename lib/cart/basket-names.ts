/** The entry of the device's storage in which a visitor's basket lies. */
export const basketEntry = "basket";

/** The one in which what a session puts in without a line waits. It ends with the session. */
export const outboxEntry = "outbox";

export type BasketEntry = typeof basketEntry | typeof outboxEntry;

/** Where what was put in without script waits for it (`app/api/basket`). */
export const basketCookie = "hk-basket";

/** Parts of a goods' page that say how a form ended; its address names one of them. */
export const addedId = "added";
export const notAddedId = "not-added";
