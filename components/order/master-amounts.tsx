"use client";

import { useTranslations } from "next-intl";
import { Amounts } from "@/components/checkout/amounts";
import { Price } from "@/components/ui/price";
import type { MasterOrder } from "@/gateway/contract/order";

/** What all of it came to. */
export function MasterAmounts({ master }: { master: MasterOrder }) {
	const t = useTranslations("order.master");
	return (
		<section className="part sum" aria-label={t("amounts")}>
			<h2>{t("amounts")}</h2>
			<Amounts of={master} />
			<p className="total">
				<span>{t("total")}</span>
				<Price amount={master.total} />
			</p>
		</section>
	);
}
