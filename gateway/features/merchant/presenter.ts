import { type LocaleCode, localize } from "../../contract/locale";
import type { MerchantCard, MerchantFront } from "../../contract/merchant";
import type { MerchantRow } from "./repository";

export function presentMerchantCard(
	{ merchant, categoryName }: MerchantRow,
	locale: LocaleCode,
): MerchantCard {
	return {
		id: merchant.id,
		name: localize(merchant.name, locale),
		introduction: localize(merchant.introduction, locale),
		logo: merchant.logo,
		isSelfSupport: merchant.isSelfSupport,
		category: {
			id: merchant.categoryId,
			name: localize(categoryName, locale),
		},
		goodsCount: merchant.goodsCount,
		followers: merchant.followers,
	};
}

export function presentMerchantFront(
	row: MerchantRow,
	locale: LocaleCode,
): MerchantFront {
	return {
		...presentMerchantCard(row, locale),
		address: localize(row.merchant.address, locale),
		phone: row.merchant.phone,
		joinedOn: row.merchant.openedOn,
	};
}
