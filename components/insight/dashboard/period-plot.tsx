"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import type { Trade } from "@/gateway/contract/insight/dashboard";
import { formatDay } from "@/lib/format/format-date";
import { formatPriceBriefly } from "@/lib/money/money";
import { saveFile } from "@/lib/page-state/save-file";
import { drawPlot } from "./draw-plot";

interface PeriodPlotProps {
	name: "sales" | "orders";
	trade: Trade;
}

// messages: console.dashboard.sales, console.dashboard.orders, console.dashboard.now, console.dashboard.earlier

const height = 100;
const step = 10;
/** The pale bars of the days before stand behind. */
const bars = [
	{ name: "earlier", inset: 0.5 },
	{ name: "now", inset: 2.5 },
] as const;

/** Bars, a period each; the table below says the same in figures. */
export function PeriodPlot({ name, trade }: PeriodPlotProps) {
	const t = useTranslations("console.dashboard");
	const locale = useLocale();
	const figure = useRef<HTMLElement>(null);
	const { from, to } = trade.total;
	const values = {
		earlier: trade.periods.map(({ before }) => Number(before[name])),
		now: trade.periods.map((period) => Number(period[name])),
	};
	const most = Math.max(0, ...values.earlier, ...values.now);
	const amount =
		name === "sales" ? formatPriceBriefly(most.toFixed(2)) : String(most);

	function save() {
		if (!figure.current) return;
		const picture = drawPlot(figure.current);
		saveFile(`${name}-${from}-${to}.svg`, "image/svg+xml", [picture]);
	}
	return (
		<figure className="plot" ref={figure}>
			<figcaption className="flow apart strong">
				<span>{t(name)}</span>
				<span className="note regular">{t("most", { amount })}</span>
			</figcaption>
			<svg
				className="block full"
				height={180}
				viewBox={`0 0 ${values.now.length * step} ${height}`}
				preserveAspectRatio="none"
				aria-hidden="true"
			>
				{bars.map((bar) =>
					values[bar.name].map((value, at) => (
						<rect
							key={`${bar.name} ${trade.periods[at]?.from}`}
							className={bar.name}
							x={at * step + bar.inset}
							y={height - (value / (most || 1)) * height}
							width={step - 2 * bar.inset}
							height={(value / (most || 1)) * height}
						/>
					)),
				)}
			</svg>
			<p className="axis flow apart rule-above note" aria-hidden="true">
				<span>{formatDay(from, locale)}</span>
				<span>{formatDay(to, locale)}</span>
			</p>
			<div className="row wraps apart gap-x2">
				<p className="legend row wraps gap-x4 note" aria-hidden="true">
					{bars.map((bar) => (
						<span key={bar.name} className={`inline gap-x2 ${bar.name}`}>
							{t(bar.name)}
						</span>
					))}
				</p>
				<Button kind="quiet" onClick={save}>
					{t("picture")}
					<span className="visually-hidden"> {t(name)}</span>
				</Button>
			</div>
		</figure>
	);
}
