// Free of schemas, so that pages may say it too.

/** All of it, in hundredths of a per cent. */
export const commissionMax = 10_000;
/** Ten per cent, where no rate says otherwise. */
export const commissionDefault = 1_000;

/**
 * What was captured for an order; what an exchange moves from the order of the goods that came back to the one that was
 * made for them; what the shop bears of its coupons and its points; what went back to the shopper; what the shop keeps;
 * what the merchant is owed: held until returns are over, due, paid out.
 */
export const settlementAccounts = [
	"captured",
	"exchanged",
	"coupons",
	"points",
	"refunds",
	"commission",
	"held",
	"due",
	"paid",
] as const;
export type SettlementAccount = (typeof settlementAccounts)[number];

/** Waits to be posted; is posted; is none of the merchants', or older than their settlement. */
export const settlementStates = ["open", "posted", "none"] as const;
