"use client";

import { useTranslations } from "next-intl";
import { TabbedPage } from "@/components/layout/console/tabbed-page";
import { Earnings } from "./earnings";
import { PayoutAccountCard } from "./payout/account-card";
import { Payouts } from "./payout/payouts";
import { Statements } from "./statement/statements";

// messages: console.settlement.tab.*

const tabs = ["orders", "statements", "payouts", "account"] as const;

const panels = {
	orders: Earnings,
	statements: Statements,
	payouts: Payouts,
	account: PayoutAccountCard,
};

/** What a merchant earns, order by order and month by month, what it was paid, and where to. */
export function Settlement() {
	const t = useTranslations("console.settlement");
	return (
		<TabbedPage
			page="settlement"
			label={t("tabs")}
			tabs={tabs}
			wordOf={(tab) => t(`tab.${tab}`)}
			panels={panels}
		/>
	);
}
