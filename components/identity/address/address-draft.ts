import type { z } from "zod";
import { defaultCountryCode } from "@/gateway/contract/identity/account-terms";
import type { Address, addressForm } from "@/gateway/contract/identity/address";
import { homeCountry } from "@/gateway/contract/identity/address-terms";
import { formatPhone } from "@/lib/countries/format-phone";
import { homeCountry as phoneAtHome } from "@/lib/session/login-draft";

/** What stands in the form. */
export type AddressDraft = z.input<typeof addressForm>;

const empty: AddressDraft = {
	realName: "",
	countryCode: defaultCountryCode,
	phone: "",
	email: "",
	country: homeCountry,
	city: "",
	district: "",
	detail: "",
	block: "",
	floor: "",
	houseNumber: "",
	postcode: "",
	addressType: "home",
	latitude: null,
	longitude: null,
	isDefault: false,
};

/** A kept address as it can be sent again, its phone as people write it; or an empty one. */
export function draftOf(address: Address | undefined): AddressDraft {
	if (!address) return empty;
	const { id: _, formatted: __, ...draft } = address;
	return { ...draft, phone: writtenPhone(address) };
}

/** Of other countries the list that knows would be too much for one line. */
export function writtenPhone({ countryCode, phone }: Address): string {
	const isHome = countryCode === phoneAtHome.dialCode;
	return isHome ? formatPhone(phone, phoneAtHome) : phone;
}
