import { describeLocale } from "@/gateway/contract/locale";
import type { Review, ReviewSummary } from "@/gateway/contract/sales/review";
import { starsMax } from "@/gateway/contract/stars";
import type { Thing } from "./json-ld";

const shownMax = 3;

export interface Reviews {
	summary: ReviewSummary;
	newest: Review[];
}

/** What buyers say, as part of a goods: nothing at all where nobody has said anything. */
export function describeReviews(
	reviews: Reviews | undefined,
): { aggregateRating: Thing; review: Thing[] } | undefined {
	if (!reviews?.summary.rating || reviews.newest.length === 0) return undefined;
	const { rating, counts } = reviews.summary;
	return {
		aggregateRating: {
			...scale,
			"@type": "AggregateRating",
			ratingValue: rating,
			reviewCount: counts.all,
		},
		review: reviews.newest.slice(0, shownMax).map(describeReview),
	};
}

const scale = { bestRating: starsMax, worstRating: 1 };

function describeReview(review: Review): Thing {
	const { nickname, createdAt, stars, text, locale } = review;
	return {
		"@type": "Review",
		author: { "@type": "Person", name: nickname },
		datePublished: createdAt,
		inLanguage: describeLocale(locale).language,
		reviewBody: text,
		reviewRating: { ...scale, "@type": "Rating", ratingValue: stars },
	};
}
