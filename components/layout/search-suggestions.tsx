"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import styled from "styled-components";
import useSWR from "swr";
import { kit } from "@/components/ui/kit-css";
import { browserApi } from "@/lib/api/browser";
import { LateWords } from "@/lib/i18n/late-words";
import {
	clearSearchHistory,
	readSearchHistory,
} from "@/lib/storage/search-history";
import { theme } from "@/lib/theme/theme";
import { matchWords, type SearchOption } from "./match-words";
import { SuggestionList } from "./suggestion-list";
import { useRested } from "./use-rested";

interface SearchSuggestionsProps {
	listId: string;
	/** What the shopper typed since the list opened. */
	typed: string;
	active: number;
	/** Hears what stands in the list, in its order. */
	onOptions: (options: SearchOption[]) => void;
	onChoose: (at: number) => void;
}

const popularMax = 8;

/** Words below the search field, read when it is first used. Without them the field works as it is. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
	return (
		<LateWords part="header">
			<Suggestions {...props} />
		</LateWords>
	);
}

function Suggestions(props: SearchSuggestionsProps) {
	const { listId, typed, active, onOptions, onChoose } = props;
	const t = useTranslations("header.search");
	const locale = useLocale();
	const rested = useRested(typed);
	const [recent, setRecent] = useState(readSearchHistory);
	const hot = useSWR(
		["hot-searches", locale],
		() => browserApi(locale).get("/api/front/search/keyword"),
		{ revalidateOnFocus: false },
	);
	const wanted = rested.trim();
	const found = useSWR(
		wanted && ["suggestions", locale, wanted],
		() =>
			browserApi(locale).get("/api/front/product/suggest", {
				query: { q: wanted },
			}),
		{
			revalidateOnFocus: false,
			keepPreviousData: true,
			shouldRetryOnError: false,
		},
	);
	const options = useMemo(() => {
		const popular = hot.data?.slice(0, popularMax) ?? [];
		const known = {
			recent,
			popular: popular.map(({ keyword }) => keyword),
			found: found.data ?? [],
		};
		return matchWords(known, rested);
	}, [hot.data, found.data, recent, rested]);

	useEffect(() => onOptions(options), [options, onOptions]);

	function forget() {
		clearSearchHistory();
		setRecent([]);
	}

	if (options.length === 0) return null;
	return (
		<Panel>
			<SuggestionList
				listId={listId}
				options={options}
				active={active}
				onChoose={onChoose}
			/>
			{recent.length > 0 && (
				<button
					type="button"
					className="clear target soft underlined"
					onClick={forget}
				>
					{t("clear")}
				</button>
			)}
		</Panel>
	);
}

const Panel = styled.div`
	position: absolute;
	z-index: 1;
	inset: calc(100% + ${theme.space.x2}) -2px auto;
	max-height: min(60dvh, 480px);
	padding: ${theme.space.x2};
	overflow: auto;
	overscroll-behavior: contain;
	${kit.popover};

	p {
		padding: ${theme.space.x2} ${theme.space.x3};
	}
	[role="option"] {
		${kit.targetRow("x3")};
		padding: 2px ${theme.space.x3};
		border-radius: ${theme.radius.small};
		cursor: pointer;
		${kit.hover({ background: "sunken" })};
	}
	img,
	.sign {
		flex: none;
		width: 44px;
		border-radius: ${theme.radius.small};
	}
	.sign {
		display: grid;
		place-items: center;
	}
	.cost {
		flex: none;
		color: ${theme.colour.accent};
		font-weight: 600;
	}
	[aria-selected="true"] {
		${kit.washed};
	}
	.clear {
		padding-inline: ${theme.space.x3};
	}
`;
