import { useTranslations } from "next-intl";
import type { GoodsCard } from "@/gateway/contract/goods";

/** One line of a goods card; its row closes up where no card beside it is rated. */
export function CardRating({ goods }: { goods: GoodsCard }) {
	const t = useTranslations("review.rating");
	const { rating, ratingCount } = goods;
	if (rating === null) return null;
	return (
		<p className="rating">
			<span className="visually-hidden">
				{t("spoken", { rating, count: ratingCount })}
			</span>
			<span aria-hidden="true">
				<b>{rating}</b> ({ratingCount})
			</span>
		</p>
	);
}
