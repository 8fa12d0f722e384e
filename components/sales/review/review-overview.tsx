import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { Stars } from "@/components/ui/stars";
import type { ReviewSummary } from "@/gateway/contract/sales/review";

/** The mean, how it comes about, and the two scores behind it. Plain elements of the section's region. */
export function ReviewOverview({ summary }: { summary: ReviewSummary }) {
	const t = useTranslations("review");
	const { rating, qualityRating, serviceRating, counts, stars } = summary;
	if (!rating || !qualityRating || !serviceRating) return null;
	return (
		<div className="overview">
			<div className="mean">
				<p className="figure">
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
						<span className="soft">{bar.count}</span>
					</li>
				))}
			</ul>
			<dl>
				<div>
					<dt>{t("summary.quality")}</dt>
					<dd>{qualityRating}</dd>
				</div>
				<div>
					<dt>{t("summary.service")}</dt>
					<dd>{serviceRating}</dd>
				</div>
			</dl>
		</div>
	);
}
