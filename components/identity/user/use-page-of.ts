"use client";

import { useSearchParams } from "next/navigation";
import { wholeNumber } from "@/lib/routes/whole-number";

/** Which tab and which page an address asks for; what it does not know is the first. */
export function usePageOf<Tab extends string>(
	name: string,
	tabs: readonly [Tab, ...Tab[]],
) {
	const query = useSearchParams();
	const asked = query.get(name);
	return {
		tab: tabs.find((tab) => tab === asked) ?? tabs[0],
		page: wholeNumber(query.get("page")) ?? 1,
	};
}
