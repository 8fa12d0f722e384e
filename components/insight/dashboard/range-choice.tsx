"use client";

import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { TabLinks } from "@/components/identity/user/tab-links";
import { MerchantChoice } from "@/components/sales/order/admin/merchant-choice";
import { useGo } from "@/components/sales/order/admin/use-go";
import { Button } from "@/components/ui/button";
import { Labelled } from "@/components/ui/form/field";
import type { Dashboard } from "@/gateway/contract/insight/dashboard";
import {
	type DashboardRange,
	dashboardRanges,
} from "@/gateway/contract/insight/dashboard-terms";
import { csvType, saveFile } from "@/lib/page-state/save-file";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { consolePaths } from "@/lib/routes/console-paths";
import type { OrderAdminQuery } from "@/lib/routes/page-queries";

// messages: console.dashboard.range.*, console.fault.*, console.orders.from, console.orders.to

interface RangeChoiceProps {
	place: OrderAdminQuery & { tab: DashboardRange };
	/** What stands below; undefined while nothing does. */
	shown: Dashboard | undefined;
	/** What is wrong with the days, by their field. */
	faults: Record<string, string>;
}

const fields = ["from", "to"] as const;

/** Which days are looked at, and whose; what is shown of them can be taken along. */
export function RangeChoice({ place, shown, faults }: RangeChoiceProps) {
	const t = useTranslations("console");
	const go = useGo();
	const { merId, tab, from, to } = place;
	const isNamed = Boolean(from || to);
	const days = isNamed ? { from, to } : shown?.total;

	function choose(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const typed = new FormData(event.currentTarget);
		const [from, to] = fields.map((name) => String(typed.get(name) ?? ""));
		go(consolePaths.orders("", { merId, from, to }));
	}
	const faultOf = (name: string) => {
		const key = `fault.${faults[name]}` as "fault.correctValue";
		return faults[name] && t(t.has(key) ? key : "fault.correctValue");
	};
	return (
		<>
			<TabLinks
				label={t("dashboard.range.label")}
				current={isNamed ? undefined : tab}
				tabs={dashboardRanges.map((range) => ({
					name: range,
					word: t(`dashboard.range.${range}`),
					path: consolePaths.orders("", { merId, tab: range }),
				}))}
			/>
			<div className="tools at-end">
				<form
					{...sentByScript}
					className="tools"
					onSubmit={choose}
					key={`${days?.from} ${days?.to}`}
				>
					{fields.map((name) => (
						<Labelled
							key={name}
							label={t(`orders.${name}`)}
							fault={faultOf(name)}
						>
							{(control) => (
								<input
									{...control}
									type="date"
									name={name}
									defaultValue={days?.[name]}
								/>
							)}
						</Labelled>
					))}
					<Button type="submit" kind="quiet">
						{t("dashboard.range.show")}
					</Button>
				</form>
				<MerchantChoice
					merId={merId}
					onChoose={(chosen) =>
						go(consolePaths.orders("", { ...place, merId: chosen }))
					}
				/>
				{shown && (
					<Button
						kind="quiet"
						onClick={() => {
							const { from, to } = shown.total;
							saveFile(`overview-${from}-${to}.csv`, csvType, [shown.table]);
						}}
					>
						{t("dashboard.csv")}
					</Button>
				)}
			</div>
		</>
	);
}
