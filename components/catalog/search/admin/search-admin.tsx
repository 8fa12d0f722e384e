"use client";

import { useTranslations } from "next-intl";
import type { ComponentType } from "react";
import { TabbedPage } from "@/components/layout/console/tabbed-page";
import { HotPanel } from "./hot-panel";
import { InsteadPanel } from "./instead-panel";
import { MissPanel } from "./miss-panel";
import { SynonymPanel } from "./synonym-panel";

// messages: console.search.tab.*

const tabs = ["misses", "synonyms", "instead", "hot"] as const;
const panelOf: Record<(typeof tabs)[number], ComponentType> = {
	misses: MissPanel,
	synonyms: SynonymPanel,
	instead: InsteadPanel,
	hot: HotPanel,
};

/** The words of the search. */
export function SearchAdmin() {
	const t = useTranslations("console.search");
	return (
		<TabbedPage
			page="search"
			label={t("tabs")}
			tabs={tabs}
			wordOf={(tab) => t(`tab.${tab}`)}
			panels={panelOf}
		/>
	);
}
