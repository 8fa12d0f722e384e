/** Of the shop itself, or of a merchant beside it. */
export const merchantTypes = ["self-support", "third-party"] as const;
export type MerchantType = (typeof merchantTypes)[number];
