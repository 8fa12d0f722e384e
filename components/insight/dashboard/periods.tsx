"use client";

import { useLocale, useTranslations } from "next-intl";
import { Table } from "@/components/layout/console/table";
import type { Trade } from "@/gateway/contract/insight/dashboard";
import { formatDay } from "@/lib/format/format-date";
import { formatPrice } from "@/lib/money/money";
import { PeriodPlot } from "./period-plot";

// messages: console.dashboard.step.*

/** How the days went, each period beside one of those before: drawn, and in figures. */
export function Periods({ trade }: { trade: Trade }) {
	const t = useTranslations("console.dashboard");
	const { step, total, before } = trade;
	const isEmpty = [total, before].every(
		({ orders, refunds }) => orders + refunds === 0,
	);
	return (
		<section className="card" aria-labelledby="periods">
			<h2 id="periods" className="head-title">
				{t(`step.${step}`)}
			</h2>
			{isEmpty ? (
				<p className="soft">{t("nothing")}</p>
			) : (
				<>
					<div className="plots stack cols-2 gap-x6">
						<PeriodPlot name="sales" trade={trade} />
						<PeriodPlot name="orders" trade={trade} />
					</div>
					<PeriodTable trade={trade} />
				</>
			)}
		</section>
	);
}

/** The latest first. */
function PeriodTable({ trade }: { trade: Trade }) {
	const t = useTranslations("console.dashboard");
	const locale = useLocale();
	const figures = [
		t("sales"),
		t("before", { word: t("sales") }),
		t("orders"),
		t("before", { word: t("orders") }),
		t("average"),
		t("refundedAmount"),
	];
	return (
		<details>
			<summary className="strong">{t("table")}</summary>
			<Table
				isCards
				label={t("table")}
				columns={[
					t("days"),
					...figures.map((word) => ({ word, kind: "number" as const })),
				]}
			>
				{[...trade.periods].reverse().map(({ from, to, before, ...now }) => (
					<tr key={from}>
						<td className="tight">
							{[...new Set([from, to])]
								.map((day) => formatDay(day, locale))
								.join(" – ")}
						</td>
						<td className="number">{formatPrice(now.sales)}</td>
						<td className="number soft">{formatPrice(before.sales)}</td>
						<td className="number">{now.orders}</td>
						<td className="number soft">{before.orders}</td>
						<td className="number">{formatPrice(now.average)}</td>
						<td className="number">{formatPrice(now.refunded)}</td>
					</tr>
				))}
			</Table>
		</details>
	);
}
