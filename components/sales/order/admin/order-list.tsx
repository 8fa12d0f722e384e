"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";

interface OrderAdminListProps<Item> {
	found: {
		answer?: { list: Item[]; total: number; page: number; totalPage: number };
		error: unknown;
		isBusy: boolean;
		retry: () => void;
	};
	/** Absent where what it holds is a region of that name itself. */
	label?: string;
	/** Said where nothing is there. */
	empty: string;
	pathOf: (page: number) => string;
	children: (list: Item[]) => ReactNode;
}

/** A page of a list in each of its states: on its way, not to be had, empty, there. */
export function OrderAdminList<Item>(props: OrderAdminListProps<Item>) {
	const { found, label, empty, pathOf, children } = props;
	const t = useTranslations("console.orders");
	const { answer, error, isBusy, retry } = found;
	if (!answer)
		return error ? <ListFault onRetry={retry} /> : <ListSkeleton height={88} />;
	if (answer.list.length === 0)
		return <EmptyState picture="/pictures/empty-list.webp" title={empty} />;
	return (
		<section className="list" aria-label={label} aria-busy={isBusy}>
			{error !== undefined && (
				<p role="alert" className="fault">
					{t("stale")}
				</p>
			)}
			<p role="status" className="visually-hidden">
				{t("found", { count: answer.total })}
			</p>
			{children(answer.list)}
			<Pagination
				page={answer.page}
				totalPage={answer.totalPage}
				pathOf={pathOf}
			/>
		</section>
	);
}
