/**
 * Where a merchant's order stands, and the digit that the specification gives it at the wire. Nothing but presenters
 * and what reads their answers knows the digits.
 */
export const orderStatusCodes = {
	/** Of the supermarket: to be accepted first. */
	awaitingShipment: 0,
	awaitingReceipt: 1,
	received: 2,
	completed: 3,
	cancelled: 9,
} as const;
export type OrderStatus = keyof typeof orderStatusCodes;
export type OrderStatusCode = (typeof orderStatusCodes)[OrderStatus];

export const orderStatuses = Object.keys(orderStatusCodes) as [
	OrderStatus,
	...OrderStatus[],
];

const words = new Map(
	orderStatuses.map((word) => [orderStatusCodes[word], word]),
);

export function orderStatusOf(code: OrderStatusCode): OrderStatus {
	const word = words.get(code);
	if (!word) throw new RangeError(`No order status has the code ${code}.`);
	return word;
}
