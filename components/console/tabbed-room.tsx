"use client";

import type { ComponentType } from "react";
import { TabLinks } from "@/components/user/tab-links";
import { usePageOf } from "@/components/user/use-page-of";
import { roomPath } from "./room-path";

interface TabbedRoomProps<Tab extends string> {
	room: string;
	/** Of the tabs. */
	label: string;
	tabs: readonly [Tab, ...Tab[]];
	wordOf: (tab: Tab) => string;
	boards: Readonly<Record<Tab, ComponentType>>;
}

/** A room of several boards, one at a time, each with an address of its own. */
export function TabbedRoom<Tab extends string>(props: TabbedRoomProps<Tab>) {
	const { room, label, tabs, wordOf, boards } = props;
	const { tab } = usePageOf("tab", tabs);
	const Board: ComponentType = boards[tab];
	return (
		<>
			<TabLinks
				label={label}
				tabs={tabs.map((name) => ({
					...{ name, word: wordOf(name) },
					path: roomPath(room, { tab: name }),
				}))}
				current={tab}
			/>
			<Board />
		</>
	);
}
