// Free of schemas, so that pages may know them too.

/** Supermarket orders wait to be accepted before they wait to be shipped. */
export const staffOrderTabs = [
	"toShip",
	"toAccept",
	"toReceive",
	"received",
	"completed",
	"unpaid",
	"cancelled",
	"refund",
	"all",
] as const;
export type StaffOrderTab = (typeof staffOrderTabs)[number];

/** Tabs in which something waits, for somebody. */
export const waitingTabs = [
	"toAccept",
	"toShip",
	"toReceive",
	"unpaid",
] as const satisfies StaffOrderTab[];

/** Orders that are shipped at once. */
export const shipManyMax = 100;
