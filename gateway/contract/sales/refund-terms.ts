// Free of schemas, so that pages may say it too.

export const refundRemarkLengthMax = 100;
export const refundPicturesMax = 5;
export const refundWithinDays = 15;
export const refusalLengthMax = 200;

/**
 * The merchant looks at it; agreed, and the money is on its way; it has gone back by itself; the merchant has sent it
 * back by hand (transfers go no other way); refused; taken back by the buyer.
 */
export const refundStates = [
	"reviewing",
	"refunding",
	"refunded",
	"merchantRefunded",
	"refused",
	"revoked",
] as const;
export type RefundState = (typeof refundStates)[number];

export const refundReasons = [
	"changedMind",
	"wrongGoods",
	"damaged",
	"notAsDescribed",
	"missing",
	"late",
	"other",
] as const;
export type RefundReason = (typeof refundReasons)[number];
/** As a refund keeps it: what nobody chooses is the shop's own reason. */
export const keptReasons = [
	...refundReasons,
	"groupFailed",
	"notCollected",
] as const;
