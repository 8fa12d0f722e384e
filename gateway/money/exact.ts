import Decimal from "decimal.js";

/** Holds the product of two amounts of any order without rounding it. */
export const Exact = Decimal.clone({ precision: 40 });

export const nothing = new Exact(0);

export function sum(amounts: Decimal[]): Decimal {
	return amounts.reduce((total, amount) => total.plus(amount), nothing);
}

export function toMoney(amount: Decimal): string {
	return amount.toFixed(2);
}

export function subtotalOf({
	price,
	quantity,
}: {
	price: string;
	quantity: number;
}): Decimal {
	return new Exact(price).times(quantity);
}
