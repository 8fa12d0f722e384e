/** Header in which Stripe signs what it tells. */
export const noticeSignatureHeader = "stripe-signature";

/** Far more than any notice of Stripe's holds. */
export const noticeBytesMax = 256 * 1024;
