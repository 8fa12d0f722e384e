"use client";

import { useTranslations } from "next-intl";
import type { ComponentType } from "react";
import { TabbedRoom } from "@/components/console/tabbed-room";
import { HotBoard } from "./hot-board";
import { InsteadBoard } from "./instead-board";
import { MissBoard } from "./miss-board";
import { SynonymBoard } from "./synonym-board";

// messages: console.search.tab.*

const tabs = ["misses", "synonyms", "instead", "hot"] as const;
const boards: Record<(typeof tabs)[number], ComponentType> = {
	misses: MissBoard,
	synonyms: SynonymBoard,
	instead: InsteadBoard,
	hot: HotBoard,
};

/** The words of the search. */
export function SearchRoom() {
	const t = useTranslations("console.search");
	return (
		<TabbedRoom
			room="search"
			label={t("tabs")}
			tabs={tabs}
			wordOf={(tab) => t(`tab.${tab}`)}
			boards={boards}
		/>
	);
}
