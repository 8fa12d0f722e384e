"use client";

import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { accountPaths } from "@/lib/routes/account-paths";
import type { OrdersQuery } from "@/lib/routes/page-queries";
import { paths } from "@/lib/routes/paths";

// messages: order.empty.*

/** Nothing in a tab, or nothing of these words: why, and the one way on. */
export function EmptyOrders({ place }: { place: Required<OrdersQuery> }) {
	const t = useTranslations("order.empty");
	const { tab, keyword, page } = place;
	const isAll = tab === "all";
	if (keyword || page > 1)
		return (
			<EmptyState
				picture="/pictures/empty-search.webp"
				title={keyword ? t("words", { keyword }) : t("page")}
			>
				<LinkButton kind="primary" href={accountPaths.orders({ tab })}>
					{t(keyword ? "allOrders" : "firstPage")}
				</LinkButton>
			</EmptyState>
		);
	return (
		<EmptyState picture="/pictures/empty-list.webp" title={t(tab)}>
			<LinkButton
				kind="primary"
				href={isAll ? paths.home() : accountPaths.orders()}
			>
				{t(isAll ? "shop" : "allOrders")}
			</LinkButton>
		</EmptyState>
	);
}
