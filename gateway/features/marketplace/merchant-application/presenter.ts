import { type LocaleCode, localize } from "../../../contract/locale";
import type { Application } from "../../../contract/marketplace/merchant-application";
import type { StaffApplication } from "../../../contract/marketplace/merchant-application-admin";
import { hongKongTime } from "../../../http/hong-kong-time";
import { presentShopType } from "../merchant/service";
import type { FoundApplication } from "./repository";

export function presentApplication(
	{ application: row, categoryName }: FoundApplication,
	locale: LocaleCode,
): Application {
	const { id, state, companyName, realName, countryCode, phone, email } = row;
	const { images, answerBy, reason, merchantId, categoryId } = row;
	return {
		id,
		state,
		companyName,
		realName,
		countryCode,
		phone,
		email,
		category:
			categoryId === null || categoryName === null
				? null
				: { id: categoryId, name: localize(categoryName, locale) },
		type: presentShopType(row.type, locale),
		images,
		answerBy,
		reason,
		merchantId,
		appliedAt: hongKongTime(row.appliedAt),
		decidedAt: row.decidedAt && hongKongTime(row.decidedAt),
	};
}

export function presentStaffApplication(
	found: FoundApplication,
	locale: LocaleCode,
): StaffApplication {
	const { accountId: uid } = found.application;
	return {
		...presentApplication(found, locale),
		applicant: { uid, nickname: found.nickname },
	};
}
