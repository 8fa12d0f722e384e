"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { staffOrderTabs } from "@/gateway/contract/staff-order-tabs";
import { countStaffOrders, listStaffOrders } from "@/lib/api/staff-order";
import { Link } from "@/lib/i18n/navigation";
import type { DeskPlace } from "@/lib/page-places";
import { paths } from "@/lib/routes";
import { DeskFrame } from "./desk-frame";
import { DeskList } from "./desk-list";
import { DeskSearch } from "./desk-search";
import { MerchantChoice } from "./merchant-choice";
import { OrderTable } from "./order-table";
import { ShipMany } from "./ship-many";
import { useDesk } from "./use-desk";
import { useDeskPlace } from "./use-desk-place";
import { useGo } from "./use-go";

// messages: console.desk.tab.*
// messages: console.desk.print.*

const perPage = 20;
const lists = ["picking", "slips", "labels"] as const;

/** Orders by how they stand: looked up, chosen, shipped, printed and taken along. */
export function OrderRoom() {
	const t = useTranslations("console.desk");
	const { stars: _, ...place } = useDeskPlace(staffOrderTabs);
	const go = useGo();
	const [chosen, setChosen] = useState<string[]>([]);
	const found = useDesk("orders", place, (api) =>
		listStaffOrders(api, { ...place, limit: perPage }),
	);
	const narrow = (changed: DeskPlace) => {
		setChosen([]);
		go(paths.desk("orders", { ...place, page: 1, ...changed }));
	};
	return (
		<DeskFrame>
			<OrderTabs place={place} />
			<div className="tools">
				<DeskSearch
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
					<PrintLink key={list} list={list} chosen={chosen} />
				))}
				<a className="button quiet" href={exportPath(place)} download>
					<Icon name="receipt-text" size={18} />
					{t("export")}
				</a>
				{chosen.length > 0 && (
					<span role="status">{t("chosen", { count: chosen.length })}</span>
				)}
			</div>
			{chosen.length > 0 && place.tab === "toShip" && (
				<ShipMany orderNos={chosen} onDone={() => setChosen([])} />
			)}
			<DeskList
				found={found}
				empty={t("noOrders")}
				pathOf={(page) => paths.desk("orders", { ...place, page })}
			>
				{(list) => (
					<OrderTable orders={list} chosen={chosen} onChoose={setChosen} />
				)}
			</DeskList>
		</DeskFrame>
	);
}

/** Of what is shown, all pages; the browser keeps the file. */
function exportPath({ page: _, ...place }: DeskPlace): string {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(place))
		if (value) query.set(name, String(value));
	return `/api/operator/order/export?${query}`;
}

function PrintLink(props: { list: (typeof lists)[number]; chosen: string[] }) {
	const t = useTranslations("console.desk.print");
	const { list, chosen } = props;
	const words = (
		<>
			<Icon name="printer" size={18} />
			{t(list)}
		</>
	);
	if (chosen.length === 0)
		return (
			<button type="button" className="button quiet" disabled>
				{words}
			</button>
		);
	return (
		<Link
			className="button quiet"
			href={paths.deskPrint(list, chosen)}
			prefetch={false}
			target="_blank"
		>
			{words}
		</Link>
	);
}

function OrderTabs({ place }: { place: DeskPlace }) {
	const t = useTranslations("console.desk");
	const { merId } = place;
	const { answer } = useDesk("order-counts", { merId }, (api) =>
		countStaffOrders(api, { merId }),
	);
	const counts: Partial<Record<string, number>> = answer ?? {};
	return (
		<nav className="tabs" aria-label={t("tabs")}>
			<ul>
				{staffOrderTabs.map((tab) => (
					<li key={tab}>
						<Link
							href={paths.desk("orders", { ...place, page: 1, tab })}
							prefetch={false}
							scroll={false}
							aria-current={tab === place.tab ? "page" : undefined}
						>
							{t(`tab.${tab}`)}
							{counts[tab] ? <b>{counts[tab]}</b> : null}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
