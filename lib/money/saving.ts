import Decimal from "decimal.js";

/** What is saved, or undefined when the old price is not higher. */
export function savingOf(
	price: string,
	oldPrice: string | null,
): string | undefined {
	if (oldPrice === null) return undefined;
	const saving = new Decimal(oldPrice).minus(price);
	return saving.greaterThan(0) ? saving.toFixed(2) : undefined;
}
