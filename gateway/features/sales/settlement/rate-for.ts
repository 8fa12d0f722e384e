import { commissionDefault } from "../../../contract/sales/settlement-terms";

export interface Rate {
	/** Null for every merchant. */
	merchantId: number | null;
	/** Null for everything. */
	categoryId: number | null;
	basisPoints: number;
	/** Days of Hong Kong's calendar; it holds no more on the day on which it ends. */
	holdsFrom: string;
	endsOn: string | null;
}

export interface Sold {
	merchantId: number;
	categoryId: number;
	topCategoryId: number;
	/** When it was paid, by Hong Kong's calendar. */
	day: string;
}

/**
 * Which rate a line is sold at: of those that hold on its day the one that says most about it, of like ones the one that
 * began last. A merchant says more than a category, and a leaf more than what is above it.
 */
export function rateFor(rates: Rate[], sold: Sold): number {
	const [best] = rates
		.filter((rate) => isAbout(rate, sold) && holdsOn(rate, sold.day))
		.sort(
			(one, other) =>
				weightOf(other, sold) - weightOf(one, sold) ||
				other.holdsFrom.localeCompare(one.holdsFrom),
		);
	return best?.basisPoints ?? commissionDefault;
}

function isAbout({ merchantId, categoryId }: Rate, sold: Sold): boolean {
	return (
		(merchantId === null || merchantId === sold.merchantId) &&
		(categoryId === null ||
			categoryId === sold.categoryId ||
			categoryId === sold.topCategoryId)
	);
}

function holdsOn({ holdsFrom, endsOn }: Rate, day: string): boolean {
	return holdsFrom <= day && (endsOn === null || day < endsOn);
}

function weightOf({ merchantId, categoryId }: Rate, sold: Sold): number {
	const ofMerchant = merchantId === null ? 0 : 3;
	if (categoryId === null) return ofMerchant;
	return ofMerchant + (categoryId === sold.categoryId ? 2 : 1);
}
