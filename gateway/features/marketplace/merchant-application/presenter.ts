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
	const { categoryId } = row;
	return {
		id: row.id,
		state: row.state,
		companyName: row.companyName,
		realName: row.realName,
		countryCode: row.countryCode,
		phone: row.phone,
		email: row.email,
		category:
			categoryId === null || categoryName === null
				? null
				: { id: categoryId, name: localize(categoryName, locale) },
		type: presentShopType(row.type, locale),
		images: row.images,
		answerBy: row.answerBy,
		reason: row.reason,
		merchantId: row.merchantId,
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
