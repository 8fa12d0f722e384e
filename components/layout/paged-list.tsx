"use client";

import type { ReactNode } from "react";
import { Pagination } from "@/components/ui/pagination";
import { ListFault } from "./list-fault";
import { ListSkeleton } from "./list-skeleton";
import type { AccountList } from "./use-account-list";

interface PagedListProps<Item> {
	answer: AccountList<{ list: Item[]; page: number; totalPage: number }>;
	/** Of a row while the first page is on its way, in pixels. */
	height: number;
	/** Stands where there is nothing. */
	empty: ReactNode;
	pathOf: (page: number) => string;
	children: (list: Item[], isStale: boolean) => ReactNode;
}

/** A page of a list in each of its states: on its way, not to be had, empty, there. */
export function PagedList<Item>(props: PagedListProps<Item>) {
	const { found, error, isStale, ask } = props.answer;
	if (error && (!found || isStale))
		return <ListFault onRetry={() => void ask()} />;
	if (!found) return <ListSkeleton height={props.height} />;
	const { list, page, totalPage } = found;
	if (list.length === 0 && !isStale) return props.empty;
	return (
		<>
			{props.children(list, isStale)}
			<Pagination page={page} totalPage={totalPage} pathOf={props.pathOf} />
		</>
	);
}
