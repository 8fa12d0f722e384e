"use client";

import { useTranslations } from "next-intl";
import { usePageOf } from "@/components/identity/user/use-page-of";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { useAccountList } from "@/components/layout/use-account-list";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { paths } from "@/lib/routes/paths";
import { PointsEntry } from "./points-entry";
import { Entries, Panel } from "./points-styles";

const perPage = 20;

/** What came and what went, the latest first. */
export function PointsEntries() {
	const t = useTranslations("points.entries");
	return (
		<Panel className="stack gap-x3 as-card" aria-labelledby="points-entries">
			<h2 id="points-entries" className="head-title">
				{t("title")}
			</h2>
			<Pages />
		</Panel>
	);
}

function Pages() {
	const t = useTranslations("points.entries");
	const { page } = usePageOf("tab", ["all"]);
	const { found, error, isStale, ask } = useAccountList(
		["points", "entries", page],
		(api) =>
			api.get("/api/front/integral/list", { query: { page, limit: perPage } }),
	);
	if (error && (!found || isStale))
		return <ListFault onRetry={() => void ask()} />;
	if (!found) return <ListSkeleton height={64} />;
	if (found.list.length === 0)
		return (
			<EmptyState picture="/pictures/empty-list.webp" title={t("empty")}>
				<LinkButton kind="primary" href={paths.home("E_COMMERCE")}>
					{t("shop")}
				</LinkButton>
			</EmptyState>
		);
	return (
		<>
			<Entries className="entries" aria-busy={isStale}>
				{found.list.map((entry) => (
					<PointsEntry key={entry.id} entry={entry} />
				))}
			</Entries>
			<Pagination
				page={found.page}
				totalPage={found.totalPage}
				pathOf={paths.points}
			/>
		</>
	);
}
