/** Of the shop itself, or of a merchant beside it. */
export const merchantTypes = ["self-support", "third-party"] as const;
export type MerchantType = (typeof merchantTypes)[number];

/** By goods on the shelf, by followers, by stars; the most first, merchants without stars last. */
export const streetSorts = ["range", "followers", "rating"] as const;
export type StreetSort = (typeof streetSorts)[number];
