import { useLocale, useTranslations } from "next-intl";
import { Stars } from "@/components/ui/stars";
import type { GoodsDetail } from "@/gateway/contract/catalog/goods";
import { reviewTypes } from "@/gateway/contract/sales/review";
import type { GoodsReviews } from "@/lib/cached/review";
import { ReviewBrowser } from "./review-browser";
import { ReviewItem } from "./review-item";
import { ReviewOverview } from "./review-overview";
import { ReviewStyles } from "./review-styles";
import { useReviewWords } from "./review-words";

interface ReviewSectionProps {
	goods: Pick<GoodsDetail, "id">;
	reviews: GoodsReviews;
}

/** What buyers say of a goods. The newest stand in the page; others and narrower lists are fetched when asked for. */
export function ReviewSection({ goods, reviews }: ReviewSectionProps) {
	const t = useTranslations("review");
	const locale = useLocale();
	const words = useReviewWords();
	const { counts } = reviews.summary;
	// messages: review.filter.*
	const filters = reviewTypes
		.filter((type) => type === "all" || counts[type] > 0)
		.map((type) => ({ type, name: t(`filter.${type}`), count: counts[type] }));
	return (
		<ReviewStyles
			id="reviews"
			className="stack gap-x4 as-panel"
			aria-labelledby="reviews-heading"
		>
			<h2 id="reviews-heading" className="head-title">
				{t("title")}
			</h2>
			{counts.all === 0 ? (
				<div className="none stack gap-x3 soft text-centre text-balance">
					<Stars rating={0} />
					<p>{t("empty")}</p>
				</div>
			) : (
				<div className="parts stack gap-x6">
					<ReviewOverview summary={reviews.summary} />
					<ReviewBrowser
						goodsId={goods.id}
						filters={filters}
						label={t("filter.label")}
						more={t("more.show")}
						words={words}
					>
						{reviews.newest.map((review) => (
							<ReviewItem
								key={review.id}
								review={review}
								words={words}
								locale={locale}
							/>
						))}
					</ReviewBrowser>
				</div>
			)}
		</ReviewStyles>
	);
}
