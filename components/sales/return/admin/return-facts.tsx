"use client";

import { useLocale, useTranslations } from "next-intl";
import { ReviewPictures } from "@/components/sales/review/review-pictures";
import { useReviewWords } from "@/components/sales/review/review-words";
import type { RefundDetail } from "@/gateway/contract/sales/refund";
import { formatDay } from "@/lib/format/format-date";
import { Conditions } from "../conditions";
import { DisputeWords } from "../dispute-words";

// messages: refund.return.way.*

/** How the goods come back and were found, and what both sides of a dispute say; nothing of an ordinary refund. */
export function ReturnFacts({ refund }: { refund: RefundDetail }) {
	const t = useTranslations("refund.return");
	const words = useReviewWords();
	const locale = useLocale();
	const { state, return: back, dispute, others } = refund;
	const images = [...(back?.images ?? []), ...(dispute?.images ?? [])];
	const day = back?.dueAt && formatDay(back.dueAt, locale);
	return (
		<>
			{back && (
				<p>
					{[
						t(`way.${back.way}`),
						back.to.name,
						back.courier && `${back.courier} ${back.trackingNo}`,
					]
						.filter(Boolean)
						.join(" · ")}
				</p>
			)}
			{day && (
				<p className="soft">
					{t(state === "returning" ? "sendBy" : "lookedAtBy", { day })}
				</p>
			)}
			<Conditions refund={refund} />
			{dispute && <DisputeWords dispute={dispute} />}
			{images.length > 0 && (
				<div className="photos flow wraps gap-x2">
					<ReviewPictures images={images} words={words} />
				</div>
			)}
			{others.length > 0 && (
				<p className="soft">
					{t("others")} {others.join(" ")}
				</p>
			)}
		</>
	);
}
