"use client";

import { useTranslations } from "next-intl";

export interface Total {
	count: number;
	/** There are more. */
	isAtLeast: boolean;
}

export function ShowWords({ count, isAtLeast }: Total) {
	const t = useTranslations("list.filter");
	return isAtLeast ? t("showAtLeast", { count }) : t("show", { count });
}
