import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
	getCountries,
	getCountryCallingCode,
	getExampleNumber,
} from "libphonenumber-js";
import examples from "libphonenumber-js/examples.mobile.json";
import { root } from "./house/list-files";

// Writes the countries a shopper may choose for a phone: `npm run countries` after libphonenumber-js has changed. Names
// are not in there: every browser knows them in every language.

const countries = getCountries().map((code) => ({
	code,
	dialCode: `+${getCountryCallingCode(code)}`,
	phoneFormat: getExampleNumber(code, examples)?.formatNational() ?? "",
}));

writeFileSync(
	join(root, "lib/countries/countries.json"),
	`${JSON.stringify(countries)}\n`,
);
