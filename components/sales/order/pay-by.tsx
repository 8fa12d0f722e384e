"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { formatDeadline } from "@/lib/format/format-deadline";

/** Until when an order waits to be paid; nothing where it does not. */
export function PayBy({ expiresAt }: { expiresAt: string | null }) {
	const t = useTranslations("order.master");
	const locale = useLocale();
	const [now] = useState(() => Date.now());
	if (!expiresAt) return null;
	const time = formatDeadline(expiresAt, locale, now);
	return <p className="soft">{t("payBy", { time })}</p>;
}
