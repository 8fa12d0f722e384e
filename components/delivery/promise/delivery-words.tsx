"use client";

import { NextIntlClientProvider, useLocale } from "next-intl";
import type { ReactNode } from "react";
import { usePartWords } from "@/lib/i18n/use-part-words";

interface DeliveryWordsProps {
	/** Stands until the words are there. */
	fallback: ReactNode;
	children: ReactNode;
}

/** What is said of delivery once a place is chosen; no page carries it for everybody. */
export function DeliveryWords({ fallback, children }: DeliveryWordsProps) {
	const locale = useLocale();
	const words = usePartWords("delivery");
	if (!words) return fallback;
	return (
		<NextIntlClientProvider locale={locale} messages={words}>
			{children}
		</NextIntlClientProvider>
	);
}
