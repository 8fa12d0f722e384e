import {
	type MerchantType,
	merchantTypes,
} from "@/gateway/contract/merchant-type";

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

/** No goods names a longer one. */
const brandMaxLength = 60;

/** As shoppers type it: "50", "$1,200", "HK$9.9", in full-width figures too. A price of nothing is no bound. */
function readPrice(text: string | undefined): number | undefined {
	const figure = text?.normalize("NFKC").replace(/^\s*(HK)?\$|[\s,]/gi, "");
	if (!figure || !/^\d{1,7}(\.\d{1,2})?$/.test(figure)) return undefined;
	return Number(figure) || undefined;
}

/** Filters of an address; undefined where it names none. What cannot be understood says nothing, bounds in the wrong order are turned. */
export function readFilters(
	parameter: (name: keyof ListFilters) => string | null | undefined,
): ListFilters | undefined {
	const bounds = [
		readPrice(parameter("minPrice") ?? undefined),
		readPrice(parameter("maxPrice") ?? undefined),
	];
	const [least, most] = bounds;
	if (least !== undefined && most !== undefined && least > most)
		bounds.reverse();
	const merchantType = parameter("merchantType");
	const rating = parameter("rating") ?? "";
	const origin = parameter("origin") ?? "";
	return changeFilters(undefined, {
		minPrice: bounds[0]?.toString(),
		maxPrice: bounds[1]?.toString(),
		inStock: parameter("inStock") === "true" || undefined,
		merchantType: merchantTypes.find((type) => type === merchantType),
		brand: parameter("brand")?.trim().slice(0, brandMaxLength) || undefined,
		origin: /^[A-Z]{2}$/.test(origin) ? origin : undefined,
		rating: /^[1-5]$/.test(rating) ? Number(rating) : undefined,
	});
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
