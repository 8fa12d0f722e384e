"use client";

import { useTranslations } from "next-intl";
import { usePageOf } from "@/components/identity/user/use-page-of";
import { ConsoleList } from "@/components/layout/console/list/console-list";
import { useAccountList } from "@/components/layout/use-account-list";
import { Balance } from "./balance";
import { EarningTable } from "./earning-table";
import { useIsOfAll, useMerchantAsked, WhoseFilter } from "./whose-filter";

const perPage = 20;

/** What each order earns and when it is due: of the own merchant, or for operators of the one they choose, or of all. */
export function Earnings() {
	const t = useTranslations("console.settlement");
	const { page } = usePageOf("tab", ["all"]);
	const merId = useMerchantAsked();
	const isOfAll = useIsOfAll();
	const answer = useAccountList(["settlement", merId, page], (api) =>
		api.get("/api/operator/settlement/orders", {
			query: { merId, page, limit: perPage },
		}),
	);
	return (
		<div className="stack cols-1 gap-x4">
			<WhoseFilter none="all" />
			<Balance merId={merId} />
			<ConsoleList
				answer={answer}
				empty={{ title: t("empty"), detail: t("emptyDetail") }}
				page="settlement"
				shown={{ merId }}
			>
				{(list, isStale) => (
					<EarningTable list={list} isStale={isStale} isOfAll={isOfAll} />
				)}
			</ConsoleList>
		</div>
	);
}
