"use client";

import { useLocale, useTranslations } from "next-intl";
import { formatDate } from "@/lib/format/format-date";

/** Until when an order waits to be paid; nothing where it does not. */
export function PayBy({ expiresAt }: { expiresAt: string | null }) {
	const t = useTranslations("order.master");
	const locale = useLocale();
	if (!expiresAt) return null;
	const time = formatDate(new Date(expiresAt), locale, {
		hour: "2-digit",
		minute: "2-digit",
	});
	return <p className="soft">{t("payBy", { time })}</p>;
}
