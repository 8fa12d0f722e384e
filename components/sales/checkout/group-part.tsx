"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Quote } from "@/gateway/contract/sales/checkout";
import { formatDate } from "@/lib/format/format-date";
import { formatPriceBriefly } from "@/lib/money/money";

/** What is bought together: what follows from it is said before it is ordered. */
export function GroupPart({ quote }: { quote: Quote }) {
	const t = useTranslations("group.confirm");
	const locale = useLocale();
	const { group } = quote;
	if (!group) return null;
	const { size, hours, missing, closesAt, singlePrice } = group;
	const format = { dateStyle: "medium", timeStyle: "short" } as const;
	return (
		<section className="part" aria-labelledby="together">
			<h2 id="together">{t("title", { size })}</h2>
			<p>
				{closesAt
					? t("join", {
							missing,
							time: formatDate(new Date(closesAt), locale, format),
						})
					: t("open", { size, hours })}{" "}
				{t("alone", { price: formatPriceBriefly(singlePrice) })}
			</p>
			<p className="soft">{t("rule")}</p>
		</section>
	);
}
