/** By the Universal Postal Union's lists; Hong Kong's own post asks for none either. */
const withoutPostcode = new Set(
	(
		"AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY HK IE JM KI KM KN KP LC ML " +
		"MO MR MS MW NR NU QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TV UG VU WS YE ZW"
	).split(" "),
);

/** Whether addresses of a country (ISO 3166-1, two letters) have a postcode. */
export function hasPostcodes(country: string): boolean {
	return !withoutPostcode.has(country);
}
