"use client";

import { useLocale, useTranslations } from "next-intl";
import { Table } from "@/components/layout/console/table";
import type { Dashboard } from "@/gateway/contract/insight/dashboard";
import { formatDate } from "@/lib/format/format-date";
import { formatPrice } from "@/lib/money/money";

/** What the plots show, in figures; the latest day first. */
export function DayTable({ days }: Pick<Dashboard, "days">) {
	const t = useTranslations("console.dashboard");
	const locale = useLocale();
	return (
		<details>
			<summary className="strong">{t("table")}</summary>
			<Table
				label={t("perDay")}
				columns={[
					t("day"),
					...[t("sales"), t("orders"), t("average"), t("refundedAmount")].map(
						(word) => ({ word, kind: "number" as const }),
					),
				]}
			>
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
			</Table>
		</details>
	);
}
