"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProvenLink } from "@/components/identity/second-factor/proven-link";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Tabs } from "@/components/ui/tabs";
import { staffOrderTabs } from "@/gateway/contract/sales/order-admin-tabs";
import { Link } from "@/lib/i18n/navigation";
import { consolePaths } from "@/lib/routes/console-paths";
import type { OrderAdminQuery } from "@/lib/routes/page-queries";
import { MerchantChoice } from "./merchant-choice";
import { OrderAdminList } from "./order-list";
import { OrderTable } from "./order-table";
import { PrintLink } from "./print-link";
import { OrderAdminSearch } from "./search";
import { ShipMany } from "./ship-many";
import { OrderAdminStyles } from "./styles";
import { useGo } from "./use-go";
import { useOrderAdmin } from "./use-order-admin";
import { useOrderAdminQuery } from "./use-order-admin-query";

// messages: console.orders.tab.*

const perPage = 20;
const lists = ["picking", "slips", "labels"] as const;

/** Orders by how they stand: looked up, chosen, shipped, printed and taken along. */
export function OrderAdmin() {
	const t = useTranslations("console.orders");
	const { stars: _, ...place } = useOrderAdminQuery(staffOrderTabs);
	const go = useGo();
	const [chosen, setChosen] = useState<string[]>([]);
	const found = useOrderAdmin("orders", place, (api) =>
		api.get("/api/operator/order/list", {
			query: { ...place, limit: perPage },
		}),
	);
	const narrow = (changed: OrderAdminQuery) => {
		setChosen([]);
		go(consolePaths.orders("orders", { ...place, page: 1, ...changed }));
	};
	return (
		<OrderAdminStyles>
			<OrderTabs place={place} />
			<div className="tools">
				<OrderAdminSearch
					place={place}
					hint={t("orderHint")}
					hasDays
					onSearch={narrow}
				/>
				<MerchantChoice
					merId={place.merId}
					onChoose={(merId) => narrow({ merId })}
				/>
			</div>
			<div className="tools">
				{lists.map((list) => (
					<PrintLink key={list} list={list} orderNos={chosen} />
				))}
				<ProvenLink
					className={buttonClass({ kind: "quiet" })}
					href={exportPath(place)}
					download
				>
					<Icon name="receipt-text" size={18} />
					{t("export")}
				</ProvenLink>
				{chosen.length > 0 && (
					<span role="status">{t("chosen", { count: chosen.length })}</span>
				)}
			</div>
			{chosen.length > 0 && place.tab === "toShip" && (
				<ShipMany orderNos={chosen} onDone={() => setChosen([])} />
			)}
			<OrderAdminList
				found={found}
				empty={t("noOrders")}
				pathOf={(page) => consolePaths.orders("orders", { ...place, page })}
			>
				{(list) => (
					<OrderTable orders={list} chosen={chosen} onChoose={setChosen} />
				)}
			</OrderAdminList>
		</OrderAdminStyles>
	);
}

/** Of what is shown, all pages; the browser keeps the file. */
function exportPath({ page: _, ...place }: OrderAdminQuery): string {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(place))
		if (value) query.set(name, String(value));
	return `/api/operator/order/export?${query}`;
}

function OrderTabs({ place }: { place: OrderAdminQuery }) {
	const t = useTranslations("console.orders");
	const { merId } = place;
	const { answer } = useOrderAdmin("order-counts", { merId }, (api) =>
		api.get("/api/operator/order/data", { query: { merId } }),
	);
	const counts: Partial<Record<string, number>> = answer ?? {};
	return (
		<Tabs aria-label={t("tabs")}>
			<ul>
				{staffOrderTabs.map((tab) => (
					<li key={tab}>
						<Link
							href={consolePaths.orders("orders", { ...place, page: 1, tab })}
							scroll={false}
							aria-current={tab === place.tab ? "page" : undefined}
						>
							{t(`tab.${tab}`)}
							{counts[tab] ? <b className="size-small">{counts[tab]}</b> : null}
						</Link>
					</li>
				))}
			</ul>
		</Tabs>
	);
}
