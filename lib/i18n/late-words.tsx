"use client";

import { NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import type { ReactNode } from "react";
import useSWR from "swr";
import { askWords } from "./ask-words";
import type { WordPart } from "./part-words";

interface LateWordsProps {
	part: WordPart;
	/** Stands until the words are there. */
	fallback?: ReactNode;
	children: ReactNode;
}

/** What opens on wish, with the words it speaks beside those of the page. */
export function LateWords({ part, fallback, children }: LateWordsProps) {
	const locale = useLocale();
	const pageWords = useMessages();
	const { data } = useSWR(
		["words", part, locale],
		() => askWords(part, locale),
		{ revalidateOnFocus: false, revalidateIfStale: false },
	);
	if (!data) return fallback;
	return (
		<NextIntlClientProvider
			locale={locale}
			messages={{ ...pageWords, ...data }}
		>
			{children}
		</NextIntlClientProvider>
	);
}
