import { defaultCountryCode } from "@/gateway/contract/identity/account-terms";
import { readEntry } from "../storage/storage";

/** A country as far as a phone's field needs it; the list of all comes with the picker. */
export interface PhoneCountry {
	code: string;
	dialCode: string;
	phoneFormat: string;
}

export const homeCountry: PhoneCountry = {
	code: "HK",
	dialCode: defaultCountryCode,
	phoneFormat: "5123 4567",
};

/** What panels share, so that nobody types a thing twice. Codes and repetitions belong to one panel alone. */
export interface LoginDraft {
	country: PhoneCountry;
	phone: string;
	email: string;
	password: string;
	agreement: boolean;
}

export const emptyDraft: LoginDraft = {
	country: homeCountry,
	phone: "",
	email: "",
	password: "",
	agreement: false,
};

/** Whether the box of the agreements was ticked on this device; who signs out is not asked to tick it again. */
export const agreedEntry = "agreed";

export function openDraft(): LoginDraft {
	return { ...emptyDraft, agreement: readEntry(agreedEntry) === true };
}

/** Without account and password, as the specification wants it for whoever has forgotten them. */
export function withoutAccount(draft: LoginDraft): LoginDraft {
	return { ...draft, phone: "", email: "", password: "" };
}
