"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Dashboard } from "@/gateway/contract/dashboard";
import { formatDate } from "@/lib/format-date";
import { formatPrice } from "@/lib/money";

/** What the plots show, in figures; the latest day first. */
export function DayTable({ days }: Pick<Dashboard, "days">) {
	const t = useTranslations("console.dashboard");
	const locale = useLocale();
	return (
		<details>
			<summary>{t("table")}</summary>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard. */}
			<section className="table" aria-label={t("perDay")} tabIndex={0}>
				<table>
					<thead>
						<tr>
							<th>{t("day")}</th>
							<th className="number">{t("sales")}</th>
							<th className="number">{t("orders")}</th>
							<th className="number">{t("average")}</th>
							<th className="number">{t("refundedAmount")}</th>
						</tr>
					</thead>
					<tbody>
						{[...days].reverse().map(({ day, ...figures }) => (
							<tr key={day}>
								<td className="tight">
									{formatDate(new Date(`${day}T12:00:00+08:00`), locale, {
										dateStyle: "medium",
									})}
								</td>
								<td className="number">{formatPrice(figures.sales)}</td>
								<td className="number">{figures.orders}</td>
								<td className="number">{formatPrice(figures.average)}</td>
								<td className="number">{formatPrice(figures.refunded)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</details>
	);
}
