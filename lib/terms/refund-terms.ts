/** A paid line can be sent back or claimed until this many days after receipt. */
export const refundTerms = { daysAfterReceipt: 15 } as const;
