"use client";

import { Tabs } from "@/components/ui/tabs";
import { Link } from "@/lib/i18n/navigation";

interface TabLinksProps<Tab extends string> {
	label: string;
	tabs: readonly { name: Tab; word: string; path: string }[];
	/** Undefined where what is shown is none of them. */
	current: Tab | undefined;
}

/** Links, so that each tab can be kept, sent and opened beside the other. */
export function TabLinks<Tab extends string>(props: TabLinksProps<Tab>) {
	return (
		<Tabs aria-label={props.label}>
			<ul>
				{props.tabs.map(({ name, word, path }) => (
					<li key={name}>
						<Link
							href={path}
							scroll={false}
							aria-current={name === props.current ? "page" : undefined}
						>
							{word}
						</Link>
					</li>
				))}
			</ul>
		</Tabs>
	);
}
