import type { ClosureReason } from "./slot-terms";

// What the weather does to slots (business rules, "Delivery": typhoon signal 8 and above, black rain). While a warning is
// in force the slots of the next hours are closed, and again and again those after them; once it is over, people and
// vans need a while to be back. What was promised within that time is offered anew.

/** Each is the reason of the closure that it makes. */
export const weatherWarnings = [
	"typhoon",
	"rainstorm",
] as const satisfies readonly ClosureReason[];
export type WeatherWarning = (typeof weatherWarnings)[number];

/** Who says that one is in force: operators always, but where it is off, and one of the others. */
export const weatherSources = [
	"off",
	"console",
	"observatory",
	"file",
] as const;
export type WeatherSourceName = (typeof weatherSources)[number];

/** Slots that begin within so many hours are closed while a warning is in force. */
export const closedAheadHours = 6;
/** Deliveries begin again so many hours after it. */
export const resumedAfterHours = 2;
/** Slots that a held-up order is offered at once. */
export const slotsOffered = 6;
