"use client";

import type { ComponentProps } from "react";
import { PagedList } from "@/components/layout/paged-list";
import { EmptyState } from "@/components/ui/empty-state";
import { consolePath } from "../console-path";

interface ConsoleListProps<Item>
	extends Pick<ComponentProps<typeof PagedList<Item>>, "answer" | "children"> {
	/** Said where there is nothing. */
	empty: { title: string; detail: string };
	/** Of the console, with what its list is narrowed to. */
	page: string;
	shown?: Parameters<typeof consolePath>[1];
}

/** A list of the console that has an address for each of its pages. */
export function ConsoleList<Item>(props: ConsoleListProps<Item>) {
	const { empty, page, shown, ...list } = props;
	return (
		<PagedList
			{...list}
			height={72}
			empty={<EmptyState picture="/pictures/empty-list.webp" {...empty} />}
			pathOf={(next) =>
				consolePath(page, { ...shown, page: next > 1 ? next : undefined })
			}
		/>
	);
}
