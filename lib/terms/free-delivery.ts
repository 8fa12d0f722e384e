import { fromCents, toCents } from "../money/cents";

/** What is missing from a total until delivery is free; null where it is already. Exact, in whole cents. */
export function missingForFree(total: string, freeFrom: string): string | null {
	const missing = toCents(freeFrom) - toCents(total);
	return missing <= 0 ? null : fromCents(missing);
}
