"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { DataOf } from "@/gateway/contract/call";
import type { getPoints } from "@/gateway/contract/sales/points";
import { formatDate } from "@/lib/format/format-date";
import { formatPrice } from "@/lib/money/money";
import { worthOf } from "./points-worth";

/** What can be used now and what it is worth, what is still frozen, and the sums behind it. */
export function PointsBalance({
	points,
}: {
	points: DataOf<typeof getPoints>;
}) {
	const t = useTranslations("points");
	const locale = useLocale();
	const { current, frozen, nextUsableFrom } = points;
	return (
		<section className="balance" aria-label={t("title")}>
			<p className="current">
				{t("current")} <b>{t("amount", { points: current })}</b>
				<span className="worth">
					{t("worth", { amount: formatPrice(worthOf(current)) })}
				</span>
			</p>
			{frozen > 0 && (
				<p className="frozen">
					<Icon name="clock" size={18} />
					<span>
						{t("frozen", { points: frozen })}
						{nextUsableFrom && (
							<>
								{" "}
								{t("usableFrom", {
									date: formatDate(new Date(nextUsableFrom), locale, {
										dateStyle: "medium",
										timeStyle: "short",
									}),
								})}
							</>
						)}
					</span>
				</p>
			)}
			<dl className="sums">
				<div>
					<dt>{t("accumulated")}</dt>
					<dd>{t("amount", { points: points.accumulated })}</dd>
				</div>
				<div>
					<dt>{t("spent")}</dt>
					<dd>{t("amount", { points: points.spent })}</dd>
				</div>
				<div>
					<dt>{t("cumulativeSpend")}</dt>
					<dd>{formatPrice(points.cumulativeSpend)}</dd>
				</div>
			</dl>
		</section>
	);
}
