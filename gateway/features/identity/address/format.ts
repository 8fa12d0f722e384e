import { homeCountry } from "../../../contract/identity/address-terms";
import { type District, regions } from "../../../contract/identity/district";
import {
	describeLocale,
	type LocaleCode,
	localize,
} from "../../../contract/locale";
import { wordDetail } from "../../../providers/maps/word-detail";

/** The parts of an address that stand on a parcel. */
export interface PostalParts {
	country: string;
	city: string;
	/** In Hong Kong a key of the 18 districts. */
	district: string;
	detail: string;
	block: string;
	floor: string;
	houseNumber: string;
	postcode: string;
}

/** Where Chinese is written on parcels, from the country down to the flat. */
const writtenInChinese = new Set(["HK", "MO", "CN", "TW"]);
/** Their long names say whose they are, which no parcel does. */
const shortNames = new Set(["HK", "MO"]);
const island = "hong-kong-island";

/** As people write it in a language: from the region down in Chinese, from the flat up elsewhere. */
export function formatAddress(parts: PostalParts, locale: LocaleCode): string {
	const { country, city, postcode } = parts;
	const detail =
		country === homeCountry ? wordDetail(parts.detail, locale) : parts.detail;
	const isChinese = locale === "zh-CN" && writtenInChinese.has(country);
	const [regionName, districtName] = areaOf(parts, locale);
	const { block, floor, flat } = unitOf(parts, isChinese);
	const written = isChinese
		? [regionName, city, districtName, detail, block, floor, flat, postcode]
		: [flat, floor, block, detail, districtName, city, postcode, regionName];
	return written.filter(Boolean).join(isChinese ? " " : ", ");
}

/** The widest name, then the district's. */
function areaOf(
	{ country, district }: PostalParts,
	locale: LocaleCode,
): [string, string] {
	const isIn = ({ key }: District) => key === district;
	const region = regions.find(({ districts }) => districts.some(isIn));
	const found = region?.districts.find(isIn);
	if (country !== homeCountry || !region || !found)
		return [countryName(country, locale), district];
	// Hong Kong's post writes the whole city's name for the island's.
	const regionName =
		region.key === island
			? countryName(country, locale)
			: localize(region.name, locale);
	return [regionName, localize(found.name, locale)];
}

function countryName(country: string, locale: LocaleCode): string {
	const { language } = describeLocale(locale);
	const style = shortNames.has(country) ? "short" : "long";
	return (
		new Intl.DisplayNames(language, { type: "region", style }).of(country) ??
		country
	);
}

/** Block, floor and flat; a bare number or letter gets its word, whatever says more stays as it was typed. */
function unitOf(
	{ country, block, floor, houseNumber }: PostalParts,
	isChinese: boolean,
) {
	const isHome = country === homeCountry;
	const worded = (value: string, word: (bare: string) => string) =>
		/^[\dA-Z]{1,4}$/i.test(value) ? word(value.toUpperCase()) : value;
	if (isChinese)
		return {
			block: worded(block, (bare) => `${bare}座`),
			floor: worded(floor, (bare) => (bare === "G" ? "地下" : `${bare}樓`)),
			flat: worded(houseNumber, (bare) => `${bare}室`),
		};
	return {
		block: worded(block, (bare) => `Block ${bare}`),
		floor: worded(floor, (bare) => `${bare}/F`),
		// Abroad it may be the number of the house itself.
		flat: isHome ? worded(houseNumber, (bare) => `Flat ${bare}`) : houseNumber,
	};
}
