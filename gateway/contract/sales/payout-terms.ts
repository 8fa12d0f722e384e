// Free of schemas, so that pages may say it too.

/** Where payouts go: an account at a bank, by its number, an identifier of FPS, or an account of the merchant's at Stripe. */
export const payoutAccountKinds = ["bank", "fps", "stripe"] as const;
export type PayoutAccountKind = (typeof payoutAccountKinds)[number];

/** In Hong Kong dollars: what is due and less than this waits for a later run. */
export const payoutMin = "10.00";

/** For so many days nothing is paid to an account that was changed: whoever broke in is noticed first. */
export const payoutAccountRestsDays = 3;

/** Drafted by one operator, approved by another; or dropped, and then nothing was paid. */
export const payoutRunStates = ["draft", "approved", "dropped"] as const;

/**
 * Waits with its run; left out when that was approved, since less was due by then; paid; sent back by the bank, and due
 * again; or dropped with its run.
 */
export const payoutStates = [
	"drafted",
	"left",
	"paid",
	"returned",
	"dropped",
] as const;
