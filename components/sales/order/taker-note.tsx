"use client";

import { useLocale, useTranslations } from "next-intl";
import type { OrderDetail } from "@/gateway/contract/sales/order-detail";
import { formatDate } from "@/lib/format/format-date";

interface TakerNoteProps {
	order: Pick<OrderDetail, "takerCode">;
}

/** That it is handed over by a code, and to whom it was; nothing of any other order. */
export function TakerNote({ order: { takerCode } }: TakerNoteProps) {
	const t = useTranslations("order.takerCode");
	const locale = useLocale();
	if (!takerCode?.isWanted) return null;
	const { taker: name, handedAt } = takerCode;
	if (!handedAt) return <p>{name ? t("wanted", { name }) : t("wantedAny")}</p>;
	const when = formatDate(new Date(handedAt), locale, {
		dateStyle: "medium",
		timeStyle: "short",
	});
	return (
		<p className="good">
			{name ? t("handed", { name, when }) : t("handedAny", { when })}
		</p>
	);
}
