import { merchantTypes } from "@/gateway/contract/merchant-type";
import { changeFilters, type ListFilters } from "./list-filters";

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
