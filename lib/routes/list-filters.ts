import type { MerchantType } from "@/gateway/contract/merchant-type";

/** What a shopper narrows a list by, beside category, words and area. */
export interface ListFilters {
	/** Hong Kong dollars; both bounds belong to the range. */
	minPrice?: string;
	maxPrice?: string;
	inStock?: true;
	merchantType?: MerchantType;
	brand?: string;
	/** ISO 3166-1 alpha-2. */
	origin?: string;
	/** Least number of stars. */
	rating?: number;
}

/** Undefined when no filter is left. */
export function changeFilters(
	filters: ListFilters | undefined,
	change: ListFilters,
): ListFilters | undefined {
	const changed = { ...filters, ...change };
	const isAny = Object.values(changed).some((value) => value !== undefined);
	return isAny ? changed : undefined;
}

/** The parameters of filters, always in this order: the same names and values in an address and in the call for a list. */
export function filterParameters(filters: ListFilters = {}) {
	const { minPrice, maxPrice, inStock, merchantType, brand, origin, rating } =
		filters;
	return {
		minPrice,
		maxPrice,
		inStock: inStock && ("true" as const),
		merchantType,
		brand,
		origin,
		rating: rating?.toString(),
	};
}
