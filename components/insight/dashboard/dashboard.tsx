"use client";

import { useLocale, useTranslations } from "next-intl";
import { useStaff } from "@/components/layout/console/use-staff";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { OrderAdminStyles } from "@/components/sales/order/admin/styles";
import { useOrderAdmin } from "@/components/sales/order/admin/use-order-admin";
import { useOrderAdminQuery } from "@/components/sales/order/admin/use-order-admin-query";
import type { Dashboard as Shown } from "@/gateway/contract/insight/dashboard";
import {
	dashboardRanges,
	usualRange,
} from "@/gateway/contract/insight/dashboard-terms";
import { fieldFaultsOf } from "@/lib/api/api-error";
import { formatDay } from "@/lib/format/format-date";
import { BestGoods } from "./best-goods";
import { DashboardStyles } from "./dashboard-styles";
import { Figures } from "./figures";
import { FirstGoods } from "./first-goods";
import { Periods } from "./periods";
import { RangeChoice } from "./range-choice";
import { Waiting } from "./waiting";

/** How trade goes: what waits, today, and the days that the address asks for beside those before them. */
export function Dashboard() {
	const t = useTranslations("console.orders");
	const place = useOrderAdminQuery([usualRange, ...dashboardRanges]);
	const { merId, from, to, tab: range } = place;
	const query = from || to ? { merId, from, to } : { merId, range };
	const { answer, error, isBusy, retry } = useOrderAdmin(
		"dashboard",
		query,
		(api) => api.get("/api/operator/dashboard", { query }),
	);
	const faults = fieldFaultsOf(error);
	const isRefused = Object.keys(faults).length > 0;
	return (
		<OrderAdminStyles>
			<RangeChoice
				place={place}
				shown={isRefused ? undefined : answer}
				faults={faults}
			/>
			{answer && !isRefused && (
				<div className="list stack cols-1 gap-x4" aria-busy={isBusy}>
					{error !== undefined && (
						<p role="alert" className="bad">
							{t("stale")}
						</p>
					)}
					<Overview dashboard={answer} merId={merId} />
				</div>
			)}
			{!answer && error !== undefined && !isRefused && (
				<ListFault onRetry={retry} />
			)}
			{!answer && error === undefined && <ListSkeleton height={140} />}
		</OrderAdminStyles>
	);
}

function Overview(props: { dashboard: Shown; merId?: number }) {
	const t = useTranslations("console.dashboard");
	const locale = useLocale();
	const staff = useStaff();
	const { today, total, before, waiting, bestGoods, missingUntil } =
		props.dashboard;
	const daysOf = ({ from, to }: Shown["total"]) => ({
		from: formatDay(from, locale),
		to: formatDay(to, locale),
	});
	return (
		<DashboardStyles className="stack cols-1 gap-x6">
			{staff && !staff.isOperator && total.orders === 0 && <FirstGoods />}
			<Waiting waiting={waiting} merId={props.merId} />
			<section aria-labelledby="today">
				<h2 id="today" className="head-title">
					{t("range.today")}
				</h2>
				<Figures figures={today} />
			</section>
			<section aria-labelledby="span">
				<h2 id="span" className="head-title">
					{total.from === total.to
						? formatDay(total.to, locale)
						: t("span", daysOf(total))}
				</h2>
				<p className="soft compared">{t("compared", daysOf(before))}</p>
				{missingUntil && (
					<p role="status" className="soft compared">
						{t("missing", { day: formatDay(missingUntil, locale) })}
					</p>
				)}
				<Figures figures={total} before={before} />
			</section>
			<Periods trade={props.dashboard} />
			{bestGoods.length > 0 && <BestGoods goods={bestGoods} />}
		</DashboardStyles>
	);
}
