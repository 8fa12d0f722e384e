"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { PagedList } from "@/components/layout/paged-list";
import { useAccountList } from "@/components/layout/use-account-list";
import { EmptyState } from "@/components/ui/empty-state";
import { auditActions } from "@/gateway/contract/platform/audit-terms";
import { consolePaths } from "@/lib/routes/console-paths";
import { wholeNumber } from "@/lib/routes/whole-number";
import { AuditFilters, type Sought } from "./audit-filters";
import { AuditTable } from "./audit-table";

const perPage = 30;

const pathOf = ({ page, ...sought }: Sought & { page?: number }) =>
	consolePaths.list("audit", {
		...sought,
		keyword: sought.keyword || undefined,
		page: page && page > 1 ? page : undefined,
	});

/** Who changed what: for staff in their own merchant, for operators everywhere. */
export function Audit() {
	const t = useTranslations("console.audit");
	const query = useSearchParams();
	const page = wholeNumber(query.get("page")) ?? 1;
	const sought: Sought = {
		action: auditActions.find((one) => one === query.get("action")),
		keyword: query.get("keyword") ?? "",
		merId: wholeNumber(query.get("merId")),
	};
	const { action, keyword, merId } = sought;
	const answer = useAccountList(
		["audit", action, keyword, merId, page],
		(api) =>
			api.get("/api/operator/audit/list", {
				query: {
					action,
					merId,
					page,
					limit: perPage,
					keyword: keyword || undefined,
				},
			}),
	);
	return (
		<div className="stack cols-1 gap-x4">
			<AuditFilters key={keyword} sought={sought} pathOf={pathOf} />
			<PagedList
				answer={answer}
				height={64}
				empty={
					<EmptyState
						picture="/pictures/empty-search.webp"
						title={t("empty")}
					/>
				}
				pathOf={(next) => pathOf({ ...sought, page: next })}
			>
				{(list, isStale) => <AuditTable list={list} isStale={isStale} />}
			</PagedList>
		</div>
	);
}
