"use client";

import { useTranslations } from "next-intl";
import { TabLinks } from "@/components/identity/user/tab-links";
import {
	type RefundState,
	refundStates,
} from "@/gateway/contract/sales/refund-terms";
import { consolePaths } from "@/lib/routes/console-paths";
import type { OrderAdminQuery } from "@/lib/routes/page-queries";
import { MerchantChoice } from "./merchant-choice";
import { OrderAdminList } from "./order-list";
import { RefundCard } from "./refund-card";
import { OrderAdminSearch } from "./search";
import { OrderAdminStyles } from "./styles";
import { useGo } from "./use-go";
import { useOrderAdmin } from "./use-order-admin";
import { useOrderAdminQuery } from "./use-order-admin-query";

// messages: refund.state.*
// messages: console.orders.tab.*

const tabs = ["waiting", ...refundStates, "all"] as const;
const perPage = 10;
const isUndecided = ({ state }: { state: string }) => state === "reviewing";
const isState = (tab: (typeof tabs)[number]): tab is RefundState =>
	tab !== "all" && tab !== "waiting";

/** Applications by how they stand, those that wait for a decision first. */
export function RefundAdmin() {
	const t = useTranslations("console.orders");
	const states = useTranslations("refund.state");
	const { tab, keyword, merId, page } = useOrderAdminQuery(tabs);
	const place = { tab, keyword, merId, page };
	const go = useGo();
	const state = tab === "all" ? undefined : tab;
	const found = useOrderAdmin("refunds", place, (api) =>
		api.get("/api/operator/refund/list", {
			query: { state, keyword, merId, page, limit: perPage },
		}),
	);
	const narrow = (changed: OrderAdminQuery) =>
		go(consolePaths.orders("refunds", { ...place, page: 1, ...changed }));
	return (
		<OrderAdminStyles>
			<TabLinks
				label={t("tabs")}
				current={tab}
				tabs={tabs.map((name) => ({
					name,
					word: isState(name) ? states(name) : t(`tab.${name}`),
					path: consolePaths.orders("refunds", {
						...place,
						page: 1,
						tab: name,
					}),
				}))}
			/>
			<div className="tools">
				<OrderAdminSearch
					place={place}
					hint={t("refundHint")}
					onSearch={({ keyword: words }) => narrow({ keyword: words })}
				/>
				<MerchantChoice
					merId={merId}
					onChoose={(chosen) => narrow({ merId: chosen })}
				/>
			</div>
			<OrderAdminList
				found={found}
				label={t("refunds")}
				empty={t("noRefunds")}
				pathOf={(at) => consolePaths.orders("refunds", { ...place, page: at })}
			>
				{(list) => (
					<div className="stack cols-1 gap-x3">
						{list.map((refund, at) => (
							<RefundCard
								key={refund.refundNo}
								refund={refund}
								isNext={at === list.findIndex(isUndecided)}
							/>
						))}
					</div>
				)}
			</OrderAdminList>
		</OrderAdminStyles>
	);
}
