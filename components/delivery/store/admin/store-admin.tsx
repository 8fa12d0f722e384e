"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { TabLinks } from "@/components/identity/user/tab-links";
import { usePageOf } from "@/components/identity/user/use-page-of";
import { consolePath } from "@/components/layout/console/console-path";
import { Awaited } from "@/components/layout/console/list/awaited";
import { useStaff } from "@/components/layout/console/use-staff";
import { useAccountList } from "@/components/layout/use-account-list";
import { LinkButton } from "@/components/ui/button";
import { wholeNumber } from "@/lib/routes/whole-number";
import { ClosurePanel } from "./closure-panel";
import { StoreForm } from "./store-form";
import { StoreSlots } from "./store-slots";
import { StoreTable } from "./store-table";
import { emptyStore, valuesOf } from "./store-values";

// messages: console.stores.tab.*

const tabs = ["stores", "closures"] as const;

/** Stores that the account keeps, closures of their slots, one store's slots, or a store as a form. */
export function StoreAdmin() {
	const t = useTranslations("console.stores");
	const staff = useStaff();
	const query = useSearchParams();
	const { tab } = usePageOf("tab", tabs);
	const { found, error, ask } = useAccountList(["admin stores"], (api) =>
		api.get("/api/operator/store/list", { query: {} }),
	);
	if (!found) return <Awaited error={error} onRetry={() => void ask()} />;

	const form = query.get("form");
	if (form === "new") return <StoreForm initial={emptyStore} />;
	const changed = found.find(({ id }) => id === wholeNumber(form));
	if (changed)
		return (
			<StoreForm key={changed.id} initial={valuesOf(changed)} known={changed} />
		);
	const shown = found.find(({ id }) => id === wholeNumber(query.get("slots")));
	if (shown) return <StoreSlots key={shown.id} store={shown} />;
	return (
		<>
			<TabLinks
				label={t("tabs")}
				tabs={tabs.map((name) => ({
					name,
					word: t(`tab.${name}`),
					path: consolePath("stores", {
						tab: name === "stores" ? undefined : name,
					}),
				}))}
				current={tab}
			/>
			{tab === "stores" && staff?.isOperator && (
				<div className="flow wraps gap-x2">
					<LinkButton
						kind="primary"
						href={consolePath("stores", { form: "new" })}
					>
						{t("new")}
					</LinkButton>
				</div>
			)}
			{tab === "stores" ? (
				<StoreTable stores={found} />
			) : (
				<ClosurePanel stores={found} />
			)}
		</>
	);
}
