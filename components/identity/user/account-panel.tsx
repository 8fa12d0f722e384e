"use client";

import { NextIntlClientProvider, useLocale } from "next-intl";
import { usePartWords } from "@/lib/i18n/use-part-words";
import { AccountSheet, type AccountSheetProps } from "./account-sheet";

/** The panel with the words it speaks. */
export function AccountPanel(props: AccountSheetProps) {
	const locale = useLocale();
	const words = usePartWords("account");
	if (!words) return null;
	return (
		<NextIntlClientProvider locale={locale} messages={words}>
			<AccountSheet {...props} />
		</NextIntlClientProvider>
	);
}
