import Decimal from "decimal.js";

export interface PriceParts {
	currency: string;
	/** With thousands separators. */
	whole: string;
	/** Two digits, without the point. */
	cents: string;
}

/** A price in the pieces it is set in: small currency sign, large whole part, smaller cents. */
export function priceParts(amount: string): PriceParts {
	const [whole = "0", cents = "00"] = new Decimal(amount).toFixed(2).split(".");
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

/** What is saved, or undefined when the old price is not higher. */
export function savingOf(
	price: string,
	oldPrice: string | null,
): string | undefined {
	if (oldPrice === null) return undefined;
	const saving = new Decimal(oldPrice).minus(price);
	return saving.greaterThan(0) ? saving.toFixed(2) : undefined;
}
