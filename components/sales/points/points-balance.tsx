"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { DataOf } from "@/gateway/contract/call";
import type { getPoints } from "@/gateway/contract/sales/points";
import { formatDate } from "@/lib/format/format-date";
import { formatPrice } from "@/lib/money/money";
import { Balance } from "./points-styles";
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
	const sums = [
		[t("accumulated"), t("amount", { points: points.accumulated })],
		[t("spent"), t("amount", { points: points.spent })],
		[t("cumulativeSpend"), formatPrice(points.cumulativeSpend)],
	];
	return (
		<Balance className="balance stack gap-x4 as-panel" aria-label={t("title")}>
			<p className="current">
				{t("current")}{" "}
				<b className="block">{t("amount", { points: current })}</b>
				<span className="soft">
					{t("worth", { amount: formatPrice(worthOf(current)) })}
				</span>
			</p>
			{frozen > 0 && (
				<p className="frozen flow at-start gap-x2 soft">
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
			<dl className="sums stack cols-3 gap-x3 rule-above">
				{sums.map(([name, sum]) => (
					<div key={name}>
						<dt className="soft line-tight">{name}</dt>
						<dd className="size-title bold no-break">{sum}</dd>
					</div>
				))}
			</dl>
		</Balance>
	);
}
