"use client";

import { useTranslations } from "next-intl";
import { usePageOf } from "@/components/identity/user/use-page-of";
import { PagedList } from "@/components/layout/paged-list";
import { useAccountList } from "@/components/layout/use-account-list";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { accountPaths } from "@/lib/routes/account-paths";
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
	const answer = useAccountList(["points", "entries", page], (api) =>
		api.get("/api/front/integral/list", { query: { page, limit: perPage } }),
	);
	const empty = (
		<EmptyState picture="/pictures/empty-list.webp" title={t("empty")}>
			<LinkButton kind="primary" href={paths.home("E_COMMERCE")}>
				{t("shop")}
			</LinkButton>
		</EmptyState>
	);
	return (
		<PagedList
			answer={answer}
			height={64}
			empty={empty}
			pathOf={accountPaths.points}
		>
			{(list, isStale) => (
				<Entries className="entries" aria-busy={isStale}>
					{list.map((entry) => (
						<PointsEntry key={entry.id} entry={entry} />
					))}
				</Entries>
			)}
		</PagedList>
	);
}
