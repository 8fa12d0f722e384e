"use client";

import { useTranslations } from "next-intl";
import { pointsFrozenDays } from "@/gateway/contract/sales/points-terms";
import { Panel } from "./points-styles";

/** How points work, in three lines. */
export function PointsTerms() {
	const t = useTranslations("points.terms");
	return (
		<Panel className="stack gap-x3 as-card" aria-labelledby="points-terms">
			<h2 id="points-terms" className="head-title">
				{t("title")}
			</h2>
			<ul className="terms stack gap-x2 soft">
				<li>{t("granted")}</li>
				<li>{t("frozen", { days: pointsFrozenDays })}</li>
				<li>{t("used")}</li>
			</ul>
		</Panel>
	);
}
