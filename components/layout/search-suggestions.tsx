"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import useSWR from "swr";
import { browserApi } from "@/lib/api/browser";
import { listHotSearches, listSuggestions } from "@/lib/api/search";
import { clearSearchHistory, readSearchHistory } from "@/lib/search-history";
import { matchWords } from "./match-words";
import { SuggestionList } from "./suggestion-list";
import { useRested } from "./use-rested";

interface SearchSuggestionsProps {
	listId: string;
	/** What the shopper typed since the list opened. */
	typed: string;
	active: number;
	/** Hears which words stand in the list, in their order. */
	onWords: (words: string[]) => void;
	onChoose: (at: number) => void;
}

const popularMax = 8;

/** Words below the search field, read when it is first used. Without them the field works as it is. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
	const { listId, typed, active, onWords, onChoose } = props;
	const t = useTranslations("header.search");
	const locale = useLocale();
	const rested = useRested(typed);
	const [recent, setRecent] = useState(readSearchHistory);
	const hot = useSWR(
		["hot-searches", locale],
		() => listHotSearches(browserApi(locale)),
		{ revalidateOnFocus: false },
	);
	const wanted = rested.trim();
	const found = useSWR(
		wanted && ["suggestions", locale, wanted],
		() => listSuggestions(browserApi(locale), { q: wanted }),
		{ revalidateOnFocus: false, keepPreviousData: true },
	);
	const suggestions = useMemo(() => {
		const popular = hot.data?.slice(0, popularMax) ?? [];
		const known = {
			recent,
			popular: popular.map(({ keyword }) => keyword),
			found: found.data?.map(({ text }) => text) ?? [],
		};
		return matchWords(known, rested);
	}, [hot.data, found.data, recent, rested]);

	useEffect(
		() => onWords(suggestions.map(({ word }) => word)),
		[suggestions, onWords],
	);

	function forget() {
		clearSearchHistory();
		setRecent([]);
	}

	if (suggestions.length === 0) return null;
	return (
		<div className="suggestions">
			<SuggestionList
				listId={listId}
				suggestions={suggestions}
				active={active}
				onChoose={onChoose}
			/>
			{recent.length > 0 && (
				<button type="button" className="clear" onClick={forget}>
					{t("clear")}
				</button>
			)}
		</div>
	);
}
