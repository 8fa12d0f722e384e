"use client";

import { NextIntlClientProvider, useLocale } from "next-intl";
import useSWR from "swr";
import { askWords } from "@/lib/i18n/ask-words";
import { AccountSheet, type AccountSheetProps } from "./account-sheet";

/** The panel with the words it speaks. */
export function AccountPanel(props: AccountSheetProps) {
	const locale = useLocale();
	const words = useSWR(
		["words", "account", locale],
		() => askWords("account", locale),
		{ revalidateOnFocus: false, revalidateIfStale: false },
	);
	if (!words.data) return null;
	return (
		<NextIntlClientProvider locale={locale} messages={words.data}>
			<AccountSheet {...props} />
		</NextIntlClientProvider>
	);
}
