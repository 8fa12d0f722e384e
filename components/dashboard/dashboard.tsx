"use client";

import { useTranslations } from "next-intl";
import { DeskFrame } from "@/components/desk/desk-frame";
import { MerchantChoice } from "@/components/desk/merchant-choice";
import { useDesk } from "@/components/desk/use-desk";
import { useDeskPlace } from "@/components/desk/use-desk-place";
import { useGo } from "@/components/desk/use-go";
import { ListBones } from "@/components/user/list-bones";
import { ListFault } from "@/components/user/list-fault";
import type { Dashboard as Shown } from "@/gateway/contract/dashboard";
import { getDashboard } from "@/lib/api/dashboard";
import { formatPrice } from "@/lib/money";
import { paths } from "@/lib/routes";
import { BestGoods } from "./best-goods";
import { DashboardFrame } from "./dashboard-frame";
import { DayPlot } from "./day-plot";
import { DayTable } from "./day-table";
import { Waiting } from "./waiting";

// messages: console.dashboard.period.*

/** How trade goes: what waits, today, the last thirty days. */
export function Dashboard() {
	const { merId } = useDeskPlace(["all"]);
	const go = useGo();
	const { answer, error, retry } = useDesk("dashboard", { merId }, (api) =>
		getDashboard(api, { merId }),
	);
	return (
		<DeskFrame>
			<div className="tools">
				<MerchantChoice
					merId={merId}
					onChoose={(chosen) => go(paths.desk("", { merId: chosen }))}
				/>
			</div>
			{answer && <Figures dashboard={answer} merId={merId} />}
			{!answer && error !== undefined && <ListFault onRetry={retry} />}
			{!answer && error === undefined && <ListBones height={140} />}
		</DeskFrame>
	);
}

function Figures(props: { dashboard: Shown; merId?: number }) {
	const t = useTranslations("console.dashboard");
	const { today, total, days, waiting, bestGoods } = props.dashboard;
	const periods = [
		["today", today],
		["month", total],
	] as const;
	return (
		<DashboardFrame>
			<Waiting waiting={waiting} merId={props.merId} />
			{periods.map(([period, figures]) => (
				<section key={period} aria-labelledby={period}>
					<h2 id={period}>{t(`period.${period}`)}</h2>
					<dl className="figures">
						<div>
							<dt>{t("sales")}</dt>
							<dd className="sales">{formatPrice(figures.sales)}</dd>
						</div>
						<div>
							<dt>{t("orders")}</dt>
							<dd>{figures.orders}</dd>
						</div>
						<div>
							<dt>{t("average")}</dt>
							<dd>{formatPrice(figures.average)}</dd>
						</div>
						<div>
							<dt>{t("refunded", { count: figures.refunds })}</dt>
							<dd>{formatPrice(figures.refunded)}</dd>
						</div>
					</dl>
				</section>
			))}
			<section className="card" aria-labelledby="days">
				<h2 id="days">{t("perDay")}</h2>
				<div className="plots">
					<DayPlot
						title={t("sales")}
						days={days.map(({ day, sales }) => ({ day, value: Number(sales) }))}
						isMoney
					/>
					<DayPlot
						title={t("orders")}
						days={days.map(({ day, orders }) => ({ day, value: orders }))}
					/>
				</div>
				<DayTable days={days} />
			</section>
			{bestGoods.length > 0 && <BestGoods goods={bestGoods} />}
		</DashboardFrame>
	);
}
