"use client";

import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/lib/i18n/navigation";
import type { OrdersQuery } from "@/lib/routes/page-queries";
import { paths } from "@/lib/routes/paths";

// messages: order.empty.*

/** Nothing in a tab, or nothing of these words: why, and the one way on. */
export function EmptyOrders({ place }: { place: Required<OrdersQuery> }) {
	const t = useTranslations("order.empty");
	const { tab, keyword, page } = place;
	if (keyword || page > 1)
		return (
			<EmptyState
				picture="/pictures/empty-search.webp"
				title={keyword ? t("words", { keyword }) : t("page")}
			>
				<Link className="button primary" href={paths.orders({ tab })}>
					{t(keyword ? "allOrders" : "firstPage")}
				</Link>
			</EmptyState>
		);
	return (
		<EmptyState picture="/pictures/empty-list.webp" title={t(tab)}>
			{tab === "all" ? (
				<Link className="button primary" href={paths.home()}>
					{t("shop")}
				</Link>
			) : (
				<Link className="button primary" href={paths.orders()}>
					{t("allOrders")}
				</Link>
			)}
		</EmptyState>
	);
}
