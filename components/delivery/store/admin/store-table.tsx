"use client";

import { useLocale, useTranslations } from "next-intl";
import { consolePath } from "@/components/layout/console/console-path";
import { Table } from "@/components/layout/console/table";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { StaffStore } from "@/gateway/contract/delivery/store-admin";
import { localize } from "@/gateway/contract/locale";
import { formatPriceBriefly } from "@/lib/money/money";

export function StoreTable({ stores }: { stores: StaffStore[] }) {
	const t = useTranslations("console.stores");
	const locale = useLocale();
	if (stores.length === 0)
		return (
			<EmptyState
				picture="/pictures/empty-list.webp"
				title={t("empty")}
				detail={t("emptyDetail")}
			/>
		);
	return (
		<Table
			isCards
			label={t("label")}
			columns={[
				t("name"),
				t("state"),
				{ word: t("radius"), kind: "number" },
				{ word: t("fee"), kind: "number" },
				{ word: t("capacity"), kind: "number" },
				{ word: t("ways"), isHidden: true },
			]}
		>
			{stores.map((store) => {
				const name = localize(store.name, locale);
				return (
					<tr key={store.id}>
						<td className="wide">
							<b>{name}</b>
							<br />
							<span className="soft">
								{localize(store.district, locale)} · {store.merchant.name}
							</span>
						</td>
						<td className="tight">
							{t(store.isInService ? "inService" : "outOfService")}
						</td>
						<td className="number">
							{t("kilometres", { count: store.radiusMetres / 1000 })}
						</td>
						<td className="number">{formatPriceBriefly(store.fee)}</td>
						<td className="number">{store.slotCapacity}</td>
						<td>
							<div className="flow gap-x2 no-break">
								<LinkButton
									kind="quiet"
									href={consolePath("stores", { slots: store.id })}
								>
									{t("slots")}
									<span className="visually-hidden"> {name}</span>
								</LinkButton>
								<LinkButton
									kind="quiet"
									href={consolePath("stores", { form: store.id })}
								>
									{t("edit")}
									<span className="visually-hidden"> {name}</span>
								</LinkButton>
							</div>
						</td>
					</tr>
				);
			})}
		</Table>
	);
}
