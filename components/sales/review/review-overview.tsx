import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { Stars } from "@/components/ui/stars";
import type { ReviewSummary } from "@/gateway/contract/sales/review";
import { OverviewStyles } from "./review-styles";

/** The mean, how it comes about, and the two scores behind it. */
export function ReviewOverview({ summary }: { summary: ReviewSummary }) {
	const t = useTranslations("review");
	const { rating, qualityRating, serviceRating, counts, stars } = summary;
	if (!rating || !qualityRating || !serviceRating) return null;
	return (
		<OverviewStyles className="overview stack gap-x4 from-top">
			<div className="mean row gap-x4">
				<p className="figure bold">
					<span className="visually-hidden">
						{t("rating.outOf", { rating })}
					</span>
					<span aria-hidden="true">{rating}</span>
				</p>
				<div>
					<Stars rating={rating} />
					<p className="soft">
						{[
							t("rating.count", { count: counts.all }),
							t("summary.good", { percent: summary.goodPercent }),
						].join(" · ")}
					</p>
				</div>
			</div>
			<ul className="bars">
				{stars.map((bar) => (
					<li key={bar.stars}>
						<span>{t("summary.stars", { count: bar.stars })}</span>
						<span
							className="bar"
							aria-hidden="true"
							style={
								{
									"--share": `${(bar.count / counts.all) * 100}%`,
								} as CSSProperties
							}
						/>
						<span className="soft text-end">{bar.count}</span>
					</li>
				))}
			</ul>
			<dl>
				{[
					[t("summary.quality"), qualityRating],
					[t("summary.service"), serviceRating],
				].map(([name, mean]) => (
					<div key={name} className="flow gap-x2 at-baseline">
						<dt className="soft">{name}</dt>
						<dd className="strong">{mean}</dd>
					</div>
				))}
			</dl>
		</OverviewStyles>
	);
}
