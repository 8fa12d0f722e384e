// Free of schemas, so that pages may say it too.

/**
 * What an account's orders can be asked for: waiting to be paid, for shipment (or acceptance), to be received, to be
 * reviewed; received; completed; those with a refund; all. An order taken off the list stands in none.
 */
export const orderTabs = [
	"all",
	"unpaid",
	"toShip",
	"toReceive",
	"toReview",
	"received",
	"completed",
	"refund",
] as const;
export type OrderTab = (typeof orderTabs)[number];

export const orderKeywordLengthMax = 60;
