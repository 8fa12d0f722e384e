const dearest = "9999999999";

/** All prices of as many digits as this one that begin with the same ones, so many of them; cents do not count. */
function alike(price: number, sameDigits: number) {
	const digits = String(price);
	const size = 10 ** Math.max(digits.length - sameDigits, 0);
	const rest = price % size;
	const isWhole = sameDigits === 0 && digits.length > 1;
	return {
		from: isWhole ? size / 10 : price - rest,
		to: price - rest + size - 1,
		token: `#price${digits.length}:${digits.slice(0, sameDigits)}`,
	};
}

/**
 * Few of the tokens in `placedTokens`, of which each goods in a range of prices bears one: for 50 to 120 those of 5, 6, 7, 8
 * and 9 with two digits, and of 10, 11 and 12 with three. Some goods beside the range bear one too. None for an empty range.
 */
export function priceTokens(minPrice = "0", maxPrice = dearest): string[] {
	const last = Math.floor(Number(maxPrice));
	const tokens: string[] = [];
	for (let next = Math.floor(Number(minPrice)); next <= last; ) {
		const inside = [0, 1]
			.map((digits) => alike(next, digits))
			.find(({ from, to }) => from === next && to <= last);
		const { to, token } = inside ?? alike(next, 2);
		tokens.push(token);
		next = to + 1;
	}
	return tokens;
}
