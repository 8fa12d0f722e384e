// Free of schemas, so that pages may say it too.

export const memberStates = ["all", "blocked"] as const;
export type MemberState = (typeof memberStates)[number];

export const blockReasons = [
	"fraud",
	"refundAbuse",
	"abuse",
	"takenOver",
	"terms",
	"other",
] as const;
export type BlockReason = (typeof blockReasons)[number];

export const noteKinds = ["note", "blocked", "unblocked"] as const;

export const noteLengthMax = 1_000;

/** What is counted of an account, each by the feature that keeps it. */
export const accountCounts = [
	"orders",
	"refunds",
	"reviews",
	"coupons",
	"points",
	"addresses",
] as const;
export type AccountCount = (typeof accountCounts)[number];
