// Amounts have two decimals, and their cents are whole numbers that a double holds: exact without the library for
// decimals, which a page would have to bring along.

export function toCents(amount: string): number {
	return Number(amount.replace(".", ""));
}

export function fromCents(cents: number): string {
	const digits = String(cents).padStart(3, "0");
	return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function addAmounts(amounts: string[]): string {
	return fromCents(amounts.reduce((sum, one) => sum + toCents(one), 0));
}
