"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useStaff } from "@/components/console/use-staff";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { ListBones } from "@/components/user/list-bones";
import { ListFault } from "@/components/user/list-fault";
import { TabLinks } from "@/components/user/tab-links";
import { useAccountList } from "@/components/user/use-account-list";
import { usePageOf } from "@/components/user/use-page-of";
import { listPeople } from "@/lib/api/operator-people";
import { paths } from "@/lib/routes";
import { Invitation } from "./invitation";
import { PeopleFrame } from "./people-frame";
import { PeopleTable } from "./people-table";
import { SearchPeople } from "./search-people";

const tabs = ["all", "operator", "merchant"] as const;
const perPage = 20;

// messages: console.people.tab.*

/** Who works here; operators find any member by words. */
export function People() {
	const staff = useStaff();
	const { tab, page } = usePageOf("scope", tabs);
	const keyword = useSearchParams().get("keyword") ?? "";
	if (!staff) return <ListBones height={64} />;
	return (
		<PeopleFrame>
			{staff.isOperator ? (
				<Finding tab={tab} keyword={keyword} />
			) : (
				<Invitation />
			)}
			<List tab={tab} keyword={keyword} page={page} />
		</PeopleFrame>
	);
}

interface Sought {
	tab: (typeof tabs)[number];
	keyword: string;
}

const pathOf = ({ tab, keyword }: Sought, page = 1) =>
	paths.consoleList("people", {
		scope: tab === "all" ? undefined : tab,
		keyword: keyword || undefined,
		page: page > 1 ? page : undefined,
	});

function Finding({ tab, keyword }: Sought) {
	const t = useTranslations("console.people");
	return (
		<>
			<SearchPeople
				key={keyword}
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
	const t = useTranslations("console.people");
	const { found, error, isStale, ask } = useAccountList(
		["people", tab, keyword, page],
		(api) =>
			listPeople(api, {
				scope: tab === "all" ? undefined : tab,
				keyword: keyword || undefined,
				...{ page, limit: perPage },
			}),
	);
	if (error && (!found || isStale))
		return <ListFault onRetry={() => void ask()} />;
	if (!found) return <ListBones height={64} />;
	if (found.list.length === 0 && !isStale)
		return (
			<EmptyState
				picture="/pictures/empty-search.webp"
				title={t("empty")}
				detail={t("emptyDetail")}
			/>
		);
	return (
		<>
			<PeopleTable list={found.list} isStale={isStale} />
			<Pagination
				page={found.page}
				totalPage={found.totalPage}
				pathOf={(next) => pathOf({ tab, keyword }, next)}
			/>
		</>
	);
}
