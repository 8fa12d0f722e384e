"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { Awaited } from "@/components/console/list/awaited";
import { roomPath } from "@/components/console/room-path";
import { useStaff } from "@/components/console/use-staff";
import { TabLinks } from "@/components/user/tab-links";
import { useAccountList } from "@/components/user/use-account-list";
import { usePageOf } from "@/components/user/use-page-of";
import { listStaffStores } from "@/lib/api/operator-store";
import { Link } from "@/lib/i18n/navigation";
import { wholeNumber } from "@/lib/whole-number";
import { ClosureBoard } from "./closure-board";
import { draftOf, emptyStore } from "./store-draft";
import { StoreForm } from "./store-form";
import { StoreSlots } from "./store-slots";
import { StoreTable } from "./store-table";

// messages: console.stores.tab.*

const tabs = ["stores", "closures"] as const;

/** Stores that the account keeps, closures of their slots, one store's slots, or a store as a form. */
export function StoreRoom() {
	const t = useTranslations("console.stores");
	const staff = useStaff();
	const query = useSearchParams();
	const { tab } = usePageOf("tab", tabs);
	const { found, error, ask } = useAccountList(["kept stores"], (api) =>
		listStaffStores(api, {}),
	);
	if (!found) return <Awaited error={error} onRetry={() => void ask()} />;

	const form = query.get("form");
	if (form === "new") return <StoreForm initial={emptyStore} />;
	const changed = found.find(({ id }) => id === wholeNumber(form));
	if (changed)
		return (
			<StoreForm key={changed.id} initial={draftOf(changed)} known={changed} />
		);
	const shown = found.find(({ id }) => id === wholeNumber(query.get("slots")));
	if (shown) return <StoreSlots key={shown.id} store={shown} />;
	return (
		<>
			<TabLinks
				label={t("tabs")}
				tabs={tabs.map((name) => ({
					...{ name, word: t(`tab.${name}`) },
					path: roomPath("stores", {
						tab: name === "stores" ? undefined : name,
					}),
				}))}
				current={tab}
			/>
			{tab === "stores" && staff?.isOperator && (
				<div className="actions">
					<Link
						className="button primary"
						href={roomPath("stores", { form: "new" })}
						prefetch={false}
					>
						{t("new")}
					</Link>
				</div>
			)}
			{tab === "stores" ? (
				<StoreTable stores={found} />
			) : (
				<ClosureBoard stores={found} />
			)}
		</>
	);
}
