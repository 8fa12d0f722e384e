"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import styled from "styled-components";
import { Awaited } from "@/components/layout/console/list/awaited";
import { useAccountList } from "@/components/layout/use-account-list";
import { EmptyState } from "@/components/ui/empty-state";
import { Labelled } from "@/components/ui/form/field";
import { kit } from "@/components/ui/kit-css";
import { localize } from "@/gateway/contract/locale";
import { readEntry, writeEntry } from "@/lib/storage/storage";
import { HandOver } from "./hand-over";
import { Parcels } from "./parcels";
import { ToCollect } from "./to-collect";

const storeEntry = "collecting-store";

/** At a store's counter, which the device remembers: orders are handed over to whoever shows their code. */
export function Counter() {
	const t = useTranslations("console.collecting");
	const locale = useLocale();
	const { found, error, ask } = useAccountList(["counter stores"], (api) =>
		api.get("/api/operator/store/list", { query: {} }),
	);
	const [chosen, setChosen] = useState(() => Number(readEntry(storeEntry)));
	if (!found) return <Awaited error={error} onRetry={() => void ask()} />;
	const stores = found.filter((one) => one.collects || one.takesParcels);
	const [first] = stores;
	if (!first)
		return (
			<EmptyState
				picture="/pictures/empty-list.webp"
				title={t("noStores")}
				detail={t("noStoresDetail")}
			/>
		);
	const store = stores.find(({ id }) => id === chosen) ?? first;

	function choose(id: number) {
		setChosen(id);
		writeEntry(storeEntry, id);
	}
	return (
		<CounterStyles>
			<Labelled label={t("store")}>
				{(control) => (
					<select
						{...control}
						value={store.id}
						onChange={({ target }) => choose(Number(target.value))}
					>
						{stores.map(({ id, name }) => (
							<option key={id} value={id}>
								{localize(name, locale)}
							</option>
						))}
					</select>
				)}
			</Labelled>
			<HandOver key={store.id} storeId={store.id} />
			{store.collects && <ToCollect storeId={store.id} />}
			{store.takesParcels && <Parcels key={store.id} storeId={store.id} />}
		</CounterStyles>
	);
}

const CounterStyles = styled.div`
	${kit.grid(1, "x4")};
	max-width: 560px;
`;
