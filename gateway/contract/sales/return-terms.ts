// Free of schemas, so that pages may say it too.

/** From the merchant's consent until the buyer must have sent the goods. */
export const returnWithinDays = 7;
/** What was sent counts as there after so long, though nobody has booked it. */
export const arrivesWithinDays = 7;
/** From their arrival until the goods must be looked at; they are accepted in full by themselves then. */
export const inspectWithinDays = 5;
/** From a refusal until the buyer must have objected to it. */
export const objectWithinDays = 7;

export const courierLengthMax = 60;
export const trackingLengthMax = 60;
/** Of what each side and the operator say in a dispute. */
export const objectionLengthMax = 500;

/** A courier fetches it; it is handed in at a store, which sends it on; it is brought to the store that takes it in. */
export const returnWays = ["pickUp", "dropOff", "store"] as const;
export type ReturnWay = (typeof returnWays)[number];

/** As staff found the pieces of a line. */
export const conditions = ["good", "damaged", "missingPieces"] as const;
export type Condition = (typeof conditions)[number];

/** Ways that lead to a store, which the buyer chooses. */
export const goesToStore = (way: ReturnWay): boolean => way !== "pickUp";
