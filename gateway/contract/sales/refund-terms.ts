// Free of schemas, so that pages may say it too.

export const refundRemarkLengthMax = 100;
export const refundPicturesMax = 5;
export const refundWithinDays = 15;
export const refusalLengthMax = 200;

/**
 * The merchant looks at it; agreed, and the goods are to come back; they are on their way; they have arrived and are
 * looked at; the buyer objects to a refusal, and an operator decides; agreed, and the money is on its way; it has gone
 * back by itself; the merchant has sent it back by hand (transfers go no other way); refused; refused by the operator,
 * for good; the goods were not sent in time; taken back by the buyer.
 */
export const refundStates = [
	"reviewing",
	"returning",
	"sentBack",
	"arrived",
	"disputed",
	"refunding",
	"refunded",
	"merchantRefunded",
	"refused",
	"dismissed",
	"expired",
	"revoked",
] as const;
export type RefundState = (typeof refundStates)[number];

/** While its goods come back. */
export const comingBack: readonly RefundState[] = [
	"returning",
	"sentBack",
	"arrived",
];
/** Those that wait for somebody: no other application for their lines may come. */
export const openStates: readonly RefundState[] = [
	"reviewing",
	...comingBack,
	"disputed",
];

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
	"promiseBroken",
] as const;
