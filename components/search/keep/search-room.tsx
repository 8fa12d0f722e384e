"use client";

import { useTranslations } from "next-intl";
import type { ComponentType } from "react";
import { roomPath } from "@/components/console/room-path";
import { TabLinks } from "@/components/user/tab-links";
import { usePageOf } from "@/components/user/use-page-of";
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
	const { tab } = usePageOf("tab", tabs);
	const Board = boards[tab];
	return (
		<>
			<TabLinks
				label={t("tabs")}
				tabs={tabs.map((name) => ({
					...{ name, word: t(`tab.${name}`) },
					path: roomPath("search", { tab: name }),
				}))}
				current={tab}
			/>
			<Board />
		</>
	);
}
