import { useTranslations } from "next-intl";
import type { Coupon } from "@/gateway/contract/sales/coupon";

/** What a coupon counts, in words. */
export function useCouponScope({ type, merchant, category }: Coupon): string {
	const t = useTranslations("coupon.scope");
	if (category)
		return merchant
			? t("merchantCategory", {
					merchant: merchant.name,
					category: category.name,
				})
			: t("category", { category: category.name });
	if (type === "goods")
		return merchant
			? t("merchantGoods", { merchant: merchant.name })
			: t("goods");
	return merchant ? t("merchant", { merchant: merchant.name }) : t("shop");
}
