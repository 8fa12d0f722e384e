import { useTranslations } from "next-intl";
import type { GoodsCard } from "@/gateway/contract/goods";

/** One line of a goods card; its row closes up where no card beside it is rated. */
export function CardRating({ goods }: { goods: GoodsCard }) {
	const t = useTranslations("review.rating");
	const { rating, ratingCount } = goods;
	if (rating === null) return null;
	return (
		<p className="rating">
			<span className="star" aria-hidden="true" />
			<span className="visually-hidden">
				{t("spoken", { rating, count: ratingCount })}
			</span>
			<b aria-hidden="true">{rating}</b>
			<span aria-hidden="true">({ratingCount})</span>
		</p>
	);
}
