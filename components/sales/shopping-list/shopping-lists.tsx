"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { useAccountList } from "@/components/layout/use-account-list";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { ShoppingList } from "@/gateway/contract/sales/shopping-list";
import { ApiError } from "@/lib/api/api-error";
import { accountPaths } from "@/lib/routes/account-paths";
import { ListCard } from "./list-card";
import { type ListDraft, ListForm } from "./list-form";
import { useNewList } from "./use-new-list";

/** The account's lists, that which a mail leads to first; one that is being written stands before them. */
export function ShoppingLists() {
	const t = useTranslations("shoppingList");
	const { found, error, ask } = useAccountList(["shopping lists"], (api) =>
		api.get("/api/front/shopping-list/list"),
	);
	const [edited, setEdited] = useState<ShoppingList>();
	const fresh = useNewList();
	const asked = useSearchParams().get("id");
	if (!found && error) {
		const isOff = error instanceof ApiError && error.code === 404;
		return isOff ? <NoLists isOff /> : <ListFault onRetry={() => void ask()} />;
	}
	if (!found || fresh.isOnItsWay) return <ListSkeleton height={180} />;
	const draft: ListDraft | undefined = edited ?? fresh.draft;
	async function close() {
		setEdited(undefined);
		fresh.forget();
		await ask();
		// The form may have been longer than what stands in its place.
		window.scrollTo({ top: 0 });
	}
	if (draft)
		return (
			<ListForm key={draft.id} draft={draft} onDone={() => void close()} />
		);
	if (found.lists.length === 0) return <NoLists />;
	const isAsked = ({ id }: ShoppingList) => Number(String(id) === asked);
	const lists = found.lists.toSorted(
		(one, other) => isAsked(other) - isAsked(one),
	);
	return (
		<div className="stack cols-1 gap-x4">
			<p className="soft">{t("intro")}</p>
			{lists.map((list) => (
				<ListCard
					key={list.id}
					list={list}
					onEdit={() => setEdited(list)}
					onChange={() => void ask()}
				/>
			))}
		</div>
	);
}

function NoLists({ isOff = false }: { isOff?: boolean }) {
	const t = useTranslations("shoppingList.empty");
	return (
		<EmptyState
			picture="/pictures/empty-list.webp"
			title={isOff ? t("off") : t("title")}
			detail={isOff ? undefined : t("detail")}
		>
			<LinkButton
				kind="primary"
				href={isOff ? accountPaths.orders() : accountPaths.boughtBefore()}
			>
				{isOff ? t("orders") : t("again")}
			</LinkButton>
		</EmptyState>
	);
}
