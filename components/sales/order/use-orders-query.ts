"use client";

import { useSearchParams } from "next/navigation";
import { orderTabs } from "@/gateway/contract/sales/order-list-terms";
import { accountPaths } from "@/lib/routes/account-paths";
import type { OrdersQuery } from "@/lib/routes/page-queries";
import { useGo } from "./admin/use-go";

/** Tab, words and page as the address says them; what it does not know is the first. */
export function useOrdersQuery() {
	const query = useSearchParams();
	const go = useGo();
	const place = {
		tab: orderTabs.find((tab) => tab === query.get("tab")) ?? "all",
		keyword: query.get("keyword")?.trim() ?? "",
		page: Math.max(1, Math.trunc(Number(query.get("page"))) || 1),
	} satisfies OrdersQuery;

	return { place, go: (to: OrdersQuery) => go(accountPaths.orders(to)) };
}
