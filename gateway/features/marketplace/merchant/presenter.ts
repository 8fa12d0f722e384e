import type { ServiceConfig } from "../../../contract/content/site";
import { type LocaleCode, localize } from "../../../contract/locale";
import type {
	MerchantCard,
	MerchantFront,
	MerchantService,
} from "../../../contract/marketplace/merchant";
import type { ShopSettings } from "../../../contract/marketplace/merchant-admin";
import type { MerchantRow } from "./repository";
import type { ShopRow } from "./settings-repository";

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
		rating: merchant.rating,
		ratingCount: merchant.ratingCount,
	};
}

export function presentMerchantFront(
	row: MerchantRow,
	locale: LocaleCode,
): MerchantFront {
	const { cover, notice, address, phone, openedOn } = row.merchant;
	return {
		...presentMerchantCard(row, locale),
		cover,
		notice: notice && localize(notice, locale),
		address: localize(address, locale),
		phone,
		joinedOn: openedOn,
	};
}

export function presentShop(row: ShopRow): ShopSettings {
	return {
		id: row.id,
		cartType: row.cartType,
		name: row.name,
		introduction: row.introduction,
		notice: row.notice ?? {},
		address: row.address,
		phone: row.phone,
		logo: row.logo,
		cover: row.cover,
		serviceType: row.serviceType,
		serviceLink: row.serviceLink,
		serviceMessage: row.serviceMessage,
		servicePhone: row.servicePhone,
		serviceEmail: row.serviceEmail,
		freightFee: row.freightFee,
		freightFreeFrom: row.freightFreeFrom,
	};
}

/** What the merchant has said; whoever has not said how it is reached is reached by way of the shop. */
export function presentService(
	{ merchant }: MerchantRow,
	ofShop: ServiceConfig,
): MerchantService {
	const { serviceType } = merchant;
	if (serviceType === null) return { ...ofShop, isOwn: false };
	return {
		serviceType,
		serviceLink: merchant.serviceLink,
		serviceMessage: merchant.serviceMessage,
		servicePhone: merchant.servicePhone,
		serviceEmail: merchant.serviceEmail,
		// Days and hours stand beside it, for every language.
		serviceHours: "",
		isOwn: true,
	};
}
