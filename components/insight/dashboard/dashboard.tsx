"use client";

import { useTranslations } from "next-intl";
import { useStaff } from "@/components/layout/console/use-staff";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { MerchantChoice } from "@/components/sales/order/admin/merchant-choice";
import { OrderAdminStyles } from "@/components/sales/order/admin/styles";
import { useGo } from "@/components/sales/order/admin/use-go";
import { useOrderAdmin } from "@/components/sales/order/admin/use-order-admin";
import { useOrderAdminQuery } from "@/components/sales/order/admin/use-order-admin-query";
import type { Dashboard as Shown } from "@/gateway/contract/insight/dashboard";
import { formatPrice } from "@/lib/money/money";
import { paths } from "@/lib/routes/paths";
import { BestGoods } from "./best-goods";
import { DashboardStyles } from "./dashboard-styles";
import { DayPlot } from "./day-plot";
import { DayTable } from "./day-table";
import { FirstGoods } from "./first-goods";
import { Waiting } from "./waiting";

// messages: console.dashboard.period.*

/** How trade goes: what waits, today, the last thirty days. */
export function Dashboard() {
	const { merId } = useOrderAdminQuery(["all"]);
	const go = useGo();
	const { answer, error, retry } = useOrderAdmin(
		"dashboard",
		{ merId },
		(api) => api.get("/api/operator/dashboard", { query: { merId } }),
	);
	return (
		<OrderAdminStyles>
			<div className="tools">
				<MerchantChoice
					merId={merId}
					onChoose={(chosen) => go(paths.consoleOrders("", { merId: chosen }))}
				/>
			</div>
			{answer && <Figures dashboard={answer} merId={merId} />}
			{!answer && error !== undefined && <ListFault onRetry={retry} />}
			{!answer && error === undefined && <ListSkeleton height={140} />}
		</OrderAdminStyles>
	);
}

function Figures(props: { dashboard: Shown; merId?: number }) {
	const t = useTranslations("console.dashboard");
	const staff = useStaff();
	const { today, total, days, waiting, bestGoods } = props.dashboard;
	const periods = [
		["today", today],
		["month", total],
	] as const;
	return (
		<DashboardStyles className="stack cols-1 gap-x6">
			{staff && !staff.isOperator && total.orders === 0 && <FirstGoods />}
			<Waiting waiting={waiting} merId={props.merId} />
			{periods.map(([period, figures]) => (
				<section key={period} aria-labelledby={period}>
					<h2 id={period} className="head-title">
						{t(`period.${period}`)}
					</h2>
					<dl className="figures as-card">
						{[
							[t("sales"), formatPrice(figures.sales)],
							[t("orders"), figures.orders],
							[t("average"), formatPrice(figures.average)],
							[
								t("refunded", { count: figures.refunds }),
								formatPrice(figures.refunded),
							],
						].map(([label, figure]) => (
							<div key={label}>
								<dt className="soft">{label}</dt>
								<dd className="size-title bold anywhere">{figure}</dd>
							</div>
						))}
					</dl>
				</section>
			))}
			<section className="card" aria-labelledby="days">
				<h2 id="days" className="head-title">
					{t("perDay")}
				</h2>
				<div className="plots stack cols-2 gap-x6">
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
		</DashboardStyles>
	);
}
