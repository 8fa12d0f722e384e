/** What is missing from a total until delivery is free; null where it is already. Exact, in whole cents. */
export function missingForFree(total: string, freeFrom: string): string | null {
	const missing = cents(freeFrom) - cents(total);
	if (missing <= 0) return null;
	const digits = String(missing).padStart(3, "0");
	return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Amounts have two decimals, and their cents are whole numbers that a double holds. */
function cents(amount: string): number {
	return Number(amount.replace(".", ""));
}
