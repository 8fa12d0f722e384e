"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { Suggestion } from "./match-words";

interface SuggestionListProps {
	listId: string;
	suggestions: Suggestion[];
	active: number;
	onChoose: (at: number) => void;
}

const sources = [
	{ source: "recent", icon: "history" },
	{ source: "popular", icon: "trending-up" },
	{ source: "found", icon: "search" },
] as const;

// messages: header.search.*
/** The options of the search field. They take no focus: the field keeps it and the keys work from there. */
export function SuggestionList(props: SuggestionListProps) {
	const { listId, suggestions, active, onChoose } = props;
	const t = useTranslations("header.search");
	return (
		<div id={listId} role="listbox" aria-label={t("suggestions")} tabIndex={-1}>
			{sources.map(({ source, icon }) => {
				const options = suggestions
					.map(({ word, source }, at) => ({ word, source, at }))
					.filter((option) => option.source === source);
				if (options.length === 0) return null;
				return (
					// biome-ignore lint/a11y/useSemanticElements: a list box holds groups, no fieldsets.
					<div key={source} role="group" aria-label={t(source)}>
						<p className="note" aria-hidden="true">
							{t(source)}
						</p>
						{options.map(({ word, at }) => (
							// biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and the keys.
							<div
								key={word}
								id={`${listId}-${at}`}
								role="option"
								tabIndex={-1}
								aria-selected={at === active}
								onMouseDown={(event) => event.preventDefault()}
								onClick={() => onChoose(at)}
							>
								<Icon name={icon} size={18} className="soft" />
								<span className="one-line">{word}</span>
							</div>
						))}
					</div>
				);
			})}
		</div>
	);
}
