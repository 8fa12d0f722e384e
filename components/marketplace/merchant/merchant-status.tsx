import { useTranslations } from "next-intl";
import type { MerchantCard } from "@/gateway/contract/marketplace/merchant";
import { StatusStyles } from "./status-styles";

/** What stands beside a merchant's name wherever it is shown. */
export function MerchantStatus({ merchant }: { merchant: MerchantCard }) {
	const t = useTranslations("merchant.home");
	const ofRating = useTranslations("review.rating");
	const inList = useTranslations("list");
	const { isSelfSupport, category, rating, ratingCount } = merchant;
	return (
		<StatusStyles className="soft">
			{isSelfSupport && (
				<span className="own size-small">{t("selfSupport")}</span>
			)}
			<span>{category.name}</span>
			{rating !== null && (
				<span>
					<span className="visually-hidden">
						{ofRating("spoken", { rating, count: ratingCount })}
					</span>
					<span className="mean inline gap-x1" aria-hidden="true">
						<b>{rating}</b> ({ratingCount})
					</span>
				</span>
			)}
			<span>{inList("total", { count: merchant.goodsCount })}</span>
			{merchant.followers > 0 && (
				<span>{t("followers", { count: merchant.followers })}</span>
			)}
		</StatusStyles>
	);
}
