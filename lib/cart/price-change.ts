/** What one piece costs less or more than when it was put in; amounts are those of the contract, counted in cents. */
export function priceChange(
	before: string,
	now: string,
): { isCheaper: boolean; amount: string } {
	const cents = centsOf(now) - centsOf(before);
	const size = cents < 0n ? -cents : cents;
	const rest = String(size % 100n).padStart(2, "0");
	return { isCheaper: cents < 0n, amount: `${size / 100n}.${rest}` };
}

function centsOf(amount: string): bigint {
	return BigInt(amount.replace(".", ""));
}
