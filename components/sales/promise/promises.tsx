"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { consolePath } from "@/components/layout/console/console-path";
import { Filters } from "@/components/layout/console/shop-select";
import { Table } from "@/components/layout/console/table";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { useAccountList } from "@/components/layout/use-account-list";
import { Labelled } from "@/components/ui/form/field";
import { inTimeDays } from "@/gateway/contract/delivery/in-time-terms";
import type { StorePromises } from "@/gateway/contract/sales/promise";
import { Link } from "@/lib/i18n/navigation";
import { useGo } from "../order/admin/use-go";
import { daysAgo, today } from "../settlement/days";
import { LatePromises } from "./late-promises";

// messages: console.promises.*

const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** What is asked for, as the address says it. */
export interface Shown {
	store?: number;
	from?: string;
	to?: string;
}

function useShown(): Shown {
	const query = useSearchParams();
	const dayOf = (name: string) => {
		const day = query.get(name) ?? "";
		return isDay.test(day) ? day : undefined;
	};
	const store = Number(query.get("store")) || undefined;
	return { store, from: dayOf("from"), to: dayOf("to") };
}

/** How stores keep what they promise, and which orders one of them was late with. */
export function Promises() {
	const t = useTranslations("console.promises");
	const go = useGo();
	const shown = useShown();
	const { from, to } = shown;
	const usual = { from: daysAgo(inTimeDays - 1), to: today() };
	const { found, error, ask } = useAccountList(["promises", from, to], (api) =>
		api.get("/api/operator/promise/stores", { query: { from, to } }),
	);
	const late = found?.find(({ store }) => store.id === shown.store)?.store;
	return (
		<div className="stack cols-1 gap-x4">
			<Filters>
				{(["from", "to"] as const).map((name) => (
					<Labelled key={name} label={t(name)}>
						{(control) => (
							<input
								{...control}
								type="date"
								max={today()}
								value={shown[name] ?? usual[name]}
								onChange={({ target }) =>
									go(
										consolePath("promises", {
											...shown,
											[name]: target.value || undefined,
										}),
									)
								}
							/>
						)}
					</Labelled>
				))}
			</Filters>
			{found && <Stores stores={found} shown={shown} />}
			{!found && !error && <ListSkeleton height={72} />}
			{!found && Boolean(error) && <ListFault onRetry={() => void ask()} />}
			{late && (
				<>
					<h2>{t("showLate", { store: late.name })}</h2>
					<LatePromises shown={{ ...shown, store: late.id }} />
				</>
			)}
		</div>
	);
}

function Stores({ stores, shown }: { stores: StorePromises[]; shown: Shown }) {
	const t = useTranslations("console.promises");
	const number = (word: string) => ({ word, kind: "number" as const });
	return (
		<Table
			isCards
			label={t("stores")}
			columns={[
				t("store"),
				number(t("promised")),
				number(t("kept")),
				number(t("broken")),
				number(t("rate")),
			]}
		>
			{stores.map(({ store, promised, kept, broken, percent }) => (
				<tr key={store.id}>
					<td>
						<Link
							className="link"
							href={consolePath("promises", { ...shown, store: store.id })}
							aria-label={t("showLate", { store: store.name })}
						>
							{store.name}
						</Link>
					</td>
					<td className="number">{promised}</td>
					<td className="number">{kept}</td>
					<td className="number">{broken}</td>
					<td className="number">
						{percent === null ? t("tooFew") : `${percent}%`}
					</td>
				</tr>
			))}
		</Table>
	);
}
