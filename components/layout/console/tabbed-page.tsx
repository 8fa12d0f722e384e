"use client";

import type { ComponentType } from "react";
import { TabLinks } from "@/components/identity/user/tab-links";
import { usePageOf } from "@/components/identity/user/use-page-of";
import { consolePath } from "./console-path";

interface TabbedPageProps<Tab extends string> {
	page: string;
	/** Of the tabs. */
	label: string;
	tabs: readonly [Tab, ...Tab[]];
	wordOf: (tab: Tab) => string;
	panels: Readonly<Record<Tab, ComponentType>>;
}

/** A page of several panels, one at a time, each with an address of its own. */
export function TabbedPage<Tab extends string>(props: TabbedPageProps<Tab>) {
	const { page, label, tabs, wordOf, panels } = props;
	const { tab } = usePageOf("tab", tabs);
	const Panel: ComponentType = panels[tab];
	return (
		<>
			<TabLinks
				label={label}
				tabs={tabs.map((name) => ({
					name,
					word: wordOf(name),
					path: consolePath(page, { tab: name }),
				}))}
				current={tab}
			/>
			<Panel />
		</>
	);
}
