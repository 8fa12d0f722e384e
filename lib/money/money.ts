export interface PriceParts {
	currency: string;
	/** With thousands separators. */
	whole: string;
	/** Two digits, without the point. */
	cents: string;
}

/**
 * An amount of two decimals in the pieces it is set in: small currency sign, large whole part, smaller cents. Goods cards
 * do this in the browser, so it stays free of the library for decimals.
 */
export function priceParts(amount: string): PriceParts {
	const [whole = "0", cents = "00"] = amount.split(".");
	return {
		currency: "HK$",
		whole: whole.replace(/\B(?=(\d{3})+(?!\d))/g, ","),
		cents,
	};
}

export function formatPrice(amount: string): string {
	const { currency, whole, cents } = priceParts(amount);
	return `${currency}${whole}.${cents}`;
}

/** Round amounts without their cents, as people say them: HK$350, but HK$12.50. */
export function formatPriceBriefly(amount: string): string {
	return formatPrice(amount).replace(/\.00$/, "");
}
