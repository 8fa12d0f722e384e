"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import styled from "styled-components";
import { TabLinks } from "@/components/identity/user/tab-links";
import { usePageOf } from "@/components/identity/user/use-page-of";
import { useStaff } from "@/components/layout/console/use-staff";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { PagedList } from "@/components/layout/paged-list";
import { useAccountList } from "@/components/layout/use-account-list";
import { EmptyState } from "@/components/ui/empty-state";
import { consolePaths } from "@/lib/routes/console-paths";
import { Invitation } from "./invitation";
import { OpenInvitations } from "./open-invitations";
import { SearchStaff } from "./search-staff";
import { StaffTable } from "./staff-table";

const tabs = ["all", "operator", "merchant"] as const;
const perPage = 20;

// messages: console.staff.tab.*

/** Who works here; operators find any member by words. */
export function Staff() {
	const staff = useStaff();
	const { tab, page } = usePageOf("scope", tabs);
	const keyword = useSearchParams().get("keyword") ?? "";
	if (!staff) return <ListSkeleton height={64} />;
	return (
		<Frame className="stack cols-1 gap-x4">
			<Invitation />
			<OpenInvitations />
			{staff.isOperator && <Finding tab={tab} keyword={keyword} />}
			<List tab={tab} keyword={keyword} page={page} />
		</Frame>
	);
}

interface Sought {
	tab: (typeof tabs)[number];
	keyword: string;
}

const pathOf = ({ tab, keyword }: Sought, page = 1) =>
	consolePaths.list("staff", {
		scope: tab === "all" ? undefined : tab,
		keyword: keyword || undefined,
		page: page > 1 ? page : undefined,
	});

function Finding({ tab, keyword }: Sought) {
	const t = useTranslations("console.staff");
	return (
		<>
			<SearchStaff
				key={keyword}
				hint={t("searchHint")}
				keyword={keyword}
				pathOf={(typed) => pathOf({ tab: "all", keyword: typed })}
			/>
			<TabLinks
				label={t("tabs")}
				current={tab}
				tabs={tabs.map((name) => ({
					name,
					word: t(`tab.${name}`),
					path: pathOf({ tab: name, keyword }),
				}))}
			/>
		</>
	);
}

function List({ tab, keyword, page }: Sought & { page: number }) {
	const t = useTranslations("console.staff");
	const answer = useAccountList(["staff", tab, keyword, page], (api) =>
		api.get("/api/operator/staff/list", {
			query: {
				scope: tab === "all" ? undefined : tab,
				keyword: keyword || undefined,
				page,
				limit: perPage,
			},
		}),
	);
	return (
		<PagedList
			answer={answer}
			height={64}
			empty={
				<EmptyState
					picture="/pictures/empty-search.webp"
					title={t("empty")}
					detail={t("emptyDetail")}
				/>
			}
			pathOf={(next) => pathOf({ tab, keyword }, next)}
		>
			{(list, isStale) => <StaffTable list={list} isStale={isStale} />}
		</PagedList>
	);
}

const Frame = styled.div`
	.find {
		max-width: 560px;
	}
`;
