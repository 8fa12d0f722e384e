import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { LocaleCode } from "@/gateway/contract/locale";
import type { MerchantFront } from "@/gateway/contract/merchant";
import { paths } from "@/lib/routes";
import { alternatesFor } from "./alternates";
import { shareMetadata } from "./share";

export async function merchantMetadata(
	{ id, name, introduction: description }: MerchantFront,
	page: number,
	locale: LocaleCode,
): Promise<Metadata> {
	const t = await getTranslations();
	const path = paths.merchant(id, page);
	const title = page > 1 ? `${name}｜${t("list.page", { page })}` : name;
	const siteName = t("layout.shop.name");
	return {
		title,
		description,
		alternates: alternatesFor(path, locale),
		...shareMetadata({ title, description, path, siteName }, locale),
	};
}

export async function merchantCouponsMetadata(
	{ id, name }: MerchantFront,
	locale: LocaleCode,
): Promise<Metadata> {
	const t = await getTranslations();
	const path = paths.merchantCoupons(id);
	const title = t("coupon.merchant.title", { name });
	const description = t("coupon.rule");
	const siteName = t("layout.shop.name");
	return {
		title,
		description,
		alternates: alternatesFor(path, locale),
		...shareMetadata({ title, description, path, siteName }, locale),
	};
}
