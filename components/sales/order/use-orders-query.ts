"use client";

import { useSearchParams } from "next/navigation";
import { useLocale } from "next-intl";
import { orderTabs } from "@/gateway/contract/sales/order-list-terms";
import { getPathname } from "@/lib/i18n/navigation";
import type { OrdersQuery } from "@/lib/routes/page-queries";
import { paths } from "@/lib/routes/paths";

/** Tab, words and page as the address says them; what it does not know is the first. */
export function useOrdersQuery() {
	const query = useSearchParams();
	const locale = useLocale();
	const place = {
		tab: orderTabs.find((tab) => tab === query.get("tab")) ?? "all",
		keyword: query.get("keyword")?.trim() ?? "",
		page: Math.max(1, Math.trunc(Number(query.get("page"))) || 1),
	} satisfies OrdersQuery;

	/** Another entry of the history: going back leads to what was shown before, without asking for the page again. */
	function go(to: OrdersQuery) {
		const href = getPathname({ href: paths.orders(to), locale });
		window.history.pushState(null, "", href);
	}
	return { place, go };
}
