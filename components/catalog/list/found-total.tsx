"use client";

import { useLocale, useTranslations } from "next-intl";
import useSWR from "swr";
import { useRested } from "@/components/layout/use-rested";
import type { LocaleCode } from "@/gateway/contract/locale";
import type { CartType } from "@/gateway/contract/values";
import { browserApi } from "@/lib/api/browser";
import { filterParameters } from "@/lib/routes/list-filters";
import { readFilters } from "@/lib/routes/read-filters";
import { ShowWords } from "./show-words";

async function countGoods(locale: LocaleCode, wanted: string) {
	const query = new URLSearchParams(wanted);
	const parameter = (name: string) => query.get(name) ?? undefined;
	return browserApi(locale).get("/api/front/product/list", {
		query: {
			cid: parameter("cid"),
			keyword: parameter("title"),
			cartType: parameter("cartType") as CartType | undefined,
			...filterParameters(readFilters(parameter)),
			limit: 1,
		},
	});
}

/** Asked once the shopper pauses; until it is known, and where it cannot be, no number is said. */
export function FoundTotal({ wanted }: { wanted: string }) {
	const t = useTranslations("list.filter");
	const locale = useLocale();
	const rested = useRested(wanted);
	const { data: found } = useSWR(
		["list-total", locale, rested],
		() => countGoods(locale, rested),
		{ revalidateOnFocus: false },
	);
	return found && rested === wanted ? (
		<ShowWords count={found.total} isAtLeast={found.isTotalCapped} />
	) : (
		t("showThem")
	);
}
