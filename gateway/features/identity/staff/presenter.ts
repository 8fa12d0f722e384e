import type { Person } from "../../../contract/identity/staff";
import { type LocaleCode, localize } from "../../../contract/locale";
import type { PersonRow } from "./repository";

interface Reader {
	locale: LocaleCode;
	isOperator: boolean;
}

export function presentPerson(
	{ account, merchantName, role }: PersonRow,
	{ locale, isOperator }: Reader,
): Person {
	const { id: uid, nickname, email, phone, scope, merchantId } = account;
	return {
		uid,
		nickname,
		email,
		scope,
		role: role && { id: role.id, name: localize(role.name, locale) },
		phone: isOperator ? phone : null,
		merchant:
			merchantId === null || merchantName === null
				? null
				: { id: merchantId, name: localize(merchantName, locale) },
	};
}
