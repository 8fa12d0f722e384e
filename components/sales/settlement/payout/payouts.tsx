"use client";

import { useTranslations } from "next-intl";
import { usePageOf } from "@/components/identity/user/use-page-of";
import { ConsoleList } from "@/components/layout/console/list/console-list";
import { useAccountList } from "@/components/layout/use-account-list";
import { Balance } from "../balance";
import { useIsOfAll, useMerchantAsked, WhoseFilter } from "../whose-filter";
import { PayoutTable } from "./payout-table";

const tab = "payouts";
const perPage = 20;

/** What a merchant was paid and is owed still. */
export function Payouts() {
	const t = useTranslations("console.settlement.payout");
	const { page } = usePageOf("tab", ["all"]);
	const merId = useMerchantAsked();
	const isOfAll = useIsOfAll();
	const answer = useAccountList(["payouts", merId, page], (api) =>
		api.get("/api/operator/payout/list", {
			query: { merId, page, limit: perPage },
		}),
	);
	return (
		<div className="stack cols-1 gap-x4">
			<WhoseFilter tab={tab} none="all" />
			<Balance merId={merId} />
			<ConsoleList
				answer={answer}
				empty={{ title: t("empty"), detail: t("emptyDetail") }}
				page="settlement"
				shown={{ tab, merId }}
			>
				{(list, isStale) => (
					<PayoutTable list={list} isStale={isStale} hasNames={isOfAll} />
				)}
			</ConsoleList>
		</div>
	);
}
