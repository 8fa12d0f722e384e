/** By goods on the shelf, by followers, by stars; the most first, merchants without stars last. */
export const streetSorts = ["range", "followers", "rating"] as const;
export type StreetSort = (typeof streetSorts)[number];
