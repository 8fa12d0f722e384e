/** After shipment an order counts as received by itself. */
export const receivedAfterDays = 10;
/** After receipt it is completed by itself. */
export const completedAfterDays = 15;

export const daysMs = (days: number) => days * 24 * 60 * 60 * 1_000;
