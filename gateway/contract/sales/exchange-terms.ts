// Free of schemas, so that pages may say it too.

/**
 * Asked for, and nothing reserved yet; the pieces are reserved; an order of them waits to be paid, since they cost more; an
 * order of them is made; there is none, since they were sold out, nobody paid, or the return came to nothing.
 */
export const exchangeStates = [
	"wanted",
	"held",
	"toPay",
	"made",
	"dropped",
] as const;
export type ExchangeState = (typeof exchangeStates)[number];

/** From when the goods are accepted until what costs more than they did must be paid; money alone goes back then. */
export const exchangePayWithinDays = 3;
