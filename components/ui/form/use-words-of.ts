"use client";

import { useTranslations } from "next-intl";
import { useId, useMemo } from "react";
import type { FormWordsValue } from "./form-words";

// messages: login.fault.*, login.summary.*, address.fault.*, address.summary.*

/** What the parts of one form say, by a feature's own `fault` and `summary`; a fault nobody foresaw is `general`. */
export function useWordsOf(feature: "login" | "address"): FormWordsValue {
	const t = useTranslations();
	const id = useId();
	return useMemo(
		() => ({
			id,
			faultWords: (key) => {
				const known = `${feature}.fault.${key}` as "login.fault.general";
				return t(t.has(known) ? known : `${feature}.fault.general`);
			},
			summaryTitle: (count) => t(`${feature}.summary.title`, { count }),
			pageTitle: (title) => t(`${feature}.summary.pageTitle`, { title }),
		}),
		[t, id, feature],
	);
}
