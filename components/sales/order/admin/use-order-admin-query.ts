"use client";

import { useSearchParams } from "next/navigation";
import type { OrderAdminQuery } from "@/lib/routes/page-queries";
import { wholeNumber } from "@/lib/routes/whole-number";

const day = /^\d{4}-\d{2}-\d{2}$/;

/** What the address asks a page for; what it does not know is left out, and the first tab is meant. */
export function useOrderAdminQuery<Tab extends string>(
	tabs: readonly [Tab, ...Tab[]],
): OrderAdminQuery & { tab: Tab; page: number } {
	const query = useSearchParams();
	const dayOf = (name: string) => {
		const asked = query.get(name) ?? "";
		return day.test(asked) ? asked : undefined;
	};
	const tab = query.get("tab");
	return {
		tab: tabs.find((one) => one === tab) ?? tabs[0],
		keyword: query.get("keyword") || undefined,
		from: dayOf("from"),
		to: dayOf("to"),
		stars: wholeNumber(query.get("stars")),
		merId: wholeNumber(query.get("merId")),
		page: wholeNumber(query.get("page")) ?? 1,
	};
}
