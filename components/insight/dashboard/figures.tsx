"use client";

import { useTranslations } from "next-intl";
import type { DashboardFigures } from "@/gateway/contract/insight/dashboard";
import { formatPrice } from "@/lib/money/money";

interface FiguresProps {
	figures: DashboardFigures;
	/** Of the span that they are compared with. */
	before?: DashboardFigures;
}

// messages: console.dashboard.refunded

const names = ["sales", "orders", "average", "refunded"] as const;

/** What days came to, and how that differs from the days before. */
export function Figures({ figures, before }: FiguresProps) {
	const t = useTranslations("console.dashboard");
	return (
		<dl className="figures as-card">
			{names.map((name) => (
				<div key={name}>
					<dt className="soft">{t(name, { count: figures.refunds })}</dt>
					<dd className="size-title bold anywhere">{wordOf(figures[name])}</dd>
					{before && (
						<Change
							now={Number(figures[name])}
							before={Number(before[name])}
							amount={wordOf(before[name])}
						/>
					)}
				</div>
			))}
		</dl>
	);
}

const wordOf = (value: string | number) =>
	typeof value === "number" ? String(value) : formatPrice(value);

interface ChangeProps {
	now: number;
	before: number;
	amount: string;
}

// messages: console.dashboard.change.*

function Change({ now, before, amount }: ChangeProps) {
	const t = useTranslations("console.dashboard.change");
	const percent = Math.round((now / before - 1) * 100);
	const rise = percent > 0 ? "up" : "down";
	const kind = percent === 0 ? "same" : rise;
	const change = before === 0 ? "none" : kind;
	const values = { percent: String(Math.abs(percent)), amount };
	return (
		<dd className="change size-body">
			<span aria-hidden="true">
				<b>{t(change, values)}</b>{" "}
				{before > 0 && <span className="soft">{t("of", values)}</span>}
			</span>
			<span className="visually-hidden">{t(`${change}Said`, values)}</span>
		</dd>
	);
}
