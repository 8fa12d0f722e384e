// Slots of the supermarket (business rules, "Delivery"): two hours each from 10:00 to 22:00 on Hong Kong's clock, today
// and the next six days. What a slot is called is when it begins. Free of schemas, so that pages may say it too.

export const slotHours = 2;
export const firstSlotHour = 10;
export const lastSlotEndsAtHour = 22;
export const slotDays = 7;
/** A slot takes orders until this long before it begins. */
export const slotCutOffMinutes = 90;

/** Why an operator closes slots; shoppers read it, with a note where there is one. */
export const closureReasons = [
	"typhoon",
	"rainstorm",
	"holiday",
	"other",
] as const;
export type ClosureReason = (typeof closureReasons)[number];
