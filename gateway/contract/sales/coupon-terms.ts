// Free of schemas, so that pages may say it too.

/** What a coupon counts: all goods of its merchant (or of the shop), some goods, or a category. */
export const couponTypes = ["general", "goods", "category"] as const;
