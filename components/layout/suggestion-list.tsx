"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { formatPrice } from "@/lib/money/money";
import type { SearchOption } from "./match-words";

interface SuggestionListProps {
	listId: string;
	options: SearchOption[];
	active: number;
	onChoose: (at: number) => void;
}

const sources = [
	{ source: "found", icon: "layout-grid" },
	{ source: "recent", icon: "history" },
	{ source: "popular", icon: "trending-up" },
] as const;

// messages: header.search.*
/** The options of the search field. They take no focus: the field keeps it and the keys work from there. */
export function SuggestionList(props: SuggestionListProps) {
	const { listId, options, active, onChoose } = props;
	const t = useTranslations("header.search");
	const show = ({ word, goods }: SearchOption, icon: ReactNode) => (
		<>
			{goods ? (
				<Picture source={goods.image} alt="" width={44} />
			) : (
				<span className="sign soft">{icon}</span>
			)}
			<span className="one-line grow">{word}</span>
			{goods && (
				<span className="cost">
					{goods.hasPriceRange
						? t("from", { price: formatPrice(goods.price) })
						: formatPrice(goods.price)}
				</span>
			)}
		</>
	);
	return (
		<div id={listId} role="listbox" aria-label={t("suggestions")} tabIndex={-1}>
			{sources.map(({ source, icon }) => {
				const ofSource = options
					.map((option, at) => ({ option, at }))
					.filter(({ option }) => option.source === source);
				if (ofSource.length === 0) return null;
				return (
					// biome-ignore lint/a11y/useSemanticElements: a list box holds groups, no fieldsets.
					<div key={source} role="group" aria-label={t(source)}>
						<p className="note" aria-hidden="true">
							{t(source)}
						</p>
						{ofSource.map(({ option, at }) => (
							// biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and the keys.
							<div
								key={option.word}
								id={`${listId}-${at}`}
								role="option"
								tabIndex={-1}
								aria-selected={at === active}
								onMouseDown={(event) => event.preventDefault()}
								onClick={() => onChoose(at)}
							>
								{show(option, <Icon name={icon} size={18} />)}
							</div>
						))}
					</div>
				);
			})}
		</div>
	);
}
