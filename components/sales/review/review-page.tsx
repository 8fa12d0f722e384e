"use client";

import { useLocale } from "next-intl";
import { useEffect } from "react";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import type { ReviewType } from "@/gateway/contract/sales/review";
import { reviewsPerPage } from "@/gateway/contract/sales/review-terms";
import { browserApi } from "@/lib/api/browser";
import { ReviewItem, reviewAnchor } from "./review-item";
import { ReviewSkeleton } from "./review-skeleton";
import type { ReviewWords } from "./review-words";

interface ReviewPageProps {
	goodsId: number;
	type: ReviewType;
	page: number;
	words: ReviewWords;
}

/** List items of one page of reviews. Those that follow others take the focus, so that reading goes on there. */
export function ReviewPage({ goodsId, type, page, words }: ReviewPageProps) {
	const locale = useLocale();
	const { data, error, mutate, isValidating } = useSWR(
		["reviews", locale, goodsId, type, page],
		() =>
			browserApi(locale).get("/api/front/product/reply/list/{id}", {
				params: { id: goodsId },
				query: { type, page, limit: reviewsPerPage },
			}),
		{ revalidateOnFocus: false, shouldRetryOnError: false },
	);
	const next = page > 1 ? data?.list[0]?.id : undefined;

	useEffect(() => {
		if (next === undefined) return;
		document.getElementById(reviewAnchor(next))?.focus({ preventScroll: true });
	}, [next]);

	if (error && !isValidating)
		return (
			<li className="review stack gap-x2 rule-below" role="alert">
				<p>{words.failed}</p>
				<Button kind="quiet" onClick={() => mutate()}>
					{words.retry}
				</Button>
			</li>
		);
	if (!data)
		return (
			<>
				<li className="visually-hidden" role="status">
					{words.loading}
				</li>
				<ReviewSkeleton />
				<ReviewSkeleton />
			</>
		);
	return data.list.map((review) => (
		<ReviewItem key={review.id} review={review} words={words} locale={locale} />
	));
}
