import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import {
	bareNumber,
	defaultCountryCode,
} from "../../../contract/identity/account-terms";
import { refuseField } from "../../../http/refuse-field";

/**
 * A typed phone with its country code, such as "+85291234567": the one form in which accounts, codes and limits know
 * it. Hong Kong's shape is the contract's; other countries are asked by their own numbering plan.
 */
export function normalizePhone({
	phone,
	countryCode,
}: {
	phone: string;
	countryCode: string;
}): string {
	const bare = bareNumber(phone, countryCode);
	if (countryCode === defaultCountryCode) return countryCode + bare;
	const dialCode = countryCode.slice(1);
	const parsed = parsePhoneNumberFromString(countryCode + bare);
	if (!parsed?.isValid() || parsed.countryCallingCode !== dialCode)
		throw refuseField("phone", "correctPhone");
	return parsed.number;
}

/** The dial code of a phone in that form, such as "852". */
export function dialCodeOf(phone: string): string {
	return parsePhoneNumberFromString(phone)?.countryCallingCode ?? "";
}
