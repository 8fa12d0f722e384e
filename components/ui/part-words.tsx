"use client";

import { NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import type { ReactNode } from "react";
import type { WordPart } from "@/lib/i18n/part-words";
import { usePartWords } from "@/lib/i18n/use-part-words";

interface PartWordsProps {
	part: WordPart;
	/** Stands until the words are there. */
	fallback?: ReactNode;
	children: ReactNode;
}

/** What opens on wish, with the words it speaks beside those of the page. */
export function PartWords({ part, fallback, children }: PartWordsProps) {
	const locale = useLocale();
	const pageWords = useMessages();
	const words = usePartWords(part);
	if (!words) return fallback;
	return (
		<NextIntlClientProvider
			locale={locale}
			messages={{ ...pageWords, ...words }}
		>
			{children}
		</NextIntlClientProvider>
	);
}
