import { localeCodes } from "@/gateway/contract/locale";
import { type Country, countriesIn, isCountryMeant } from "./countries";
import { formatPhone } from "./format-phone";

const english = countriesIn("en");

function found(typed: string): string[] {
	return english
		.filter((country) => isCountryMeant(country, typed))
		.map(({ code }) => code);
}

test.each(localeCodes)(
	"Hong Kong stands first in %s, and every country has a name",
	(locale) => {
		const countries = countriesIn(locale);
		expect(countries[0]).toMatchObject({ code: "HK", dialCode: "+852" });
		expect(countries.length).toBeGreaterThan(200);
		for (const { name, CNName } of countries) {
			expect(name).not.toBe("");
			expect(CNName).not.toBe("");
		}
	},
);

test("Hong Kong and Macau are called as people here call them", () => {
	const called = english.slice(0, 2).map(({ name }) => name);
	expect(called).toEqual(["Hong Kong", expect.stringMatching(/^Maca[ou]$/)]);
});

test.each([
	["thai", "TH"],
	["+66", "TH"],
	["66", "TH"],
	["TH", "TH"],
	["泰國", "TH"],
	["cote d’ivoire", "CI"],
])("%s finds %s", (typed, code) => {
	expect(found(typed)).toContain(code);
});

test("what no country is called finds nothing", () => {
	expect(found("atlantis")).toEqual([]);
});

const hongKong = english[0] as Country;

test.each([
	["51234567", "5123 4567"],
	["5123 4567", "5123 4567"],
	["5123-4567", "5123 4567"],
	["+852 5123 4567", "5123 4567"],
	["852 51234567", "5123 4567"],
	["00852 51234567", "5123 4567"],
	["5123 456", "5123 456"],
	["not a phone", "not a phone"],
])("%s is shown as %s", (typed, shown) => {
	expect(formatPhone(typed, hongKong)).toBe(shown);
});

test("a phone of another country is written as there", () => {
	const thailand = english.find(({ code }) => code === "TH") as Country;
	expect(formatPhone("0812345678", thailand)).toBe("081 234 5678");
});
