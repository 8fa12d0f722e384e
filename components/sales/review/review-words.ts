import { useTranslations } from "next-intl";
import { reviewPicturesMax } from "@/gateway/contract/sales/review-terms";
import { starsMax } from "@/gateway/contract/stars";

export interface ReviewWords {
	/** By stars: the first is of one star. */
	stars: string[];
	/** By place in a review. */
	pictures: string[];
	whole: string;
	fold: string;
	reply: string;
	loading: string;
	failed: string;
	retry: string;
	viewer: { title: string; close: string; previous: string; next: string };
}

const count = (length: number) => Array.from({ length }, (_, at) => at + 1);

/** Said on the server, so that the browser's part brings no catalogue of words along. */
export function useReviewWords(): ReviewWords {
	const t = useTranslations("review");
	return {
		stars: count(starsMax).map((rating) => t("rating.outOf", { rating })),
		pictures: count(reviewPicturesMax).map((number) =>
			t("item.picture", { number }),
		),
		whole: t("item.whole"),
		fold: t("item.fold"),
		reply: t("item.reply"),
		loading: t("more.loading"),
		failed: t("more.failed"),
		retry: t("more.retry"),
		viewer: {
			title: t("viewer.title"),
			close: t("viewer.close"),
			previous: t("viewer.previous"),
			next: t("viewer.next"),
		},
	};
}
