import type { Person } from "../../../contract/identity/staff";
import { type LocaleCode, localize } from "../../../contract/locale";
import type { PersonRow } from "./repository";

interface Reader {
	locale: LocaleCode;
	isOperator: boolean;
}

export function presentPerson(
	{ account, merchantName }: PersonRow,
	{ locale, isOperator }: Reader,
): Person {
	const { id: uid, nickname, email, phone, scope, merchantId } = account;
	return {
		uid,
		nickname,
		email,
		scope,
		phone: isOperator ? phone : null,
		merchant:
			merchantId === null || merchantName === null
				? null
				: { id: merchantId, name: localize(merchantName, locale) },
	};
}
