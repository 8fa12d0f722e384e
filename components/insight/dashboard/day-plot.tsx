"use client";

import { useLocale, useTranslations } from "next-intl";
import { formatDate } from "@/lib/format/format-date";
import { formatPriceBriefly } from "@/lib/money/money";

interface DayPlotProps {
	title: string;
	/** By Hong Kong's calendar, the oldest first. */
	days: { day: string; value: number }[];
	isMoney?: boolean;
}

const height = 100;
const step = 10;
const gap = 2;

/** Bars, a day each; the table below says the same in figures. */
export function DayPlot({ title, days, isMoney }: DayPlotProps) {
	const t = useTranslations("console.dashboard");
	const locale = useLocale();
	const most = Math.max(0, ...days.map(({ value }) => value));
	const shown = isMoney ? formatPriceBriefly(most.toFixed(2)) : String(most);
	const dayWords = (day: string | undefined) =>
		day &&
		formatDate(new Date(`${day}T12:00:00+08:00`), locale, {
			day: "numeric",
			month: "numeric",
		});
	return (
		<figure className="plot">
			<figcaption className="flow apart strong">
				{title}
				<span className="note regular">{t("most", { amount: shown })}</span>
			</figcaption>
			<svg
				className="block full"
				height={180}
				viewBox={`0 0 ${days.length * step} ${height}`}
				preserveAspectRatio="none"
				aria-hidden="true"
			>
				{days.map(({ day, value }, at) => {
					const tall = most > 0 ? (value / most) * height : 0;
					return (
						<rect
							key={day}
							x={at * step + gap / 2}
							y={height - tall}
							width={step - gap}
							height={tall}
						/>
					);
				})}
			</svg>
			<p className="axis flow apart rule-above note" aria-hidden="true">
				<span>{dayWords(days[0]?.day)}</span>
				<span>{dayWords(days.at(-1)?.day)}</span>
			</p>
		</figure>
	);
}
