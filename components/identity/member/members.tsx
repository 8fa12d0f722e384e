"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import styled from "styled-components";
import { SearchStaff } from "@/components/identity/staff/search-staff";
import { TabLinks } from "@/components/identity/user/tab-links";
import { usePageOf } from "@/components/identity/user/use-page-of";
import { PagedList } from "@/components/layout/paged-list";
import { useAccountList } from "@/components/layout/use-account-list";
import { EmptyState } from "@/components/ui/empty-state";
import { memberStates } from "@/gateway/contract/identity/member-terms";
import { consolePaths } from "@/lib/routes/console-paths";
import { wholeNumber } from "@/lib/routes/whole-number";
import { MemberTable } from "./member-table";
import { MemberView } from "./member-view";

const perPage = 20;

// messages: console.members.tab.*

/** One member where the address names it, else a list. */
export function Members() {
	const uid = useSearchParams().get("uid");
	return uid === null ? <List /> : <MemberView uid={wholeNumber(uid) ?? 0} />;
}

/** Members, the latest first, or those that words name. */
function List() {
	const t = useTranslations("console.members");
	const { tab: state, page } = usePageOf("state", memberStates);
	const keyword = useSearchParams().get("keyword") ?? "";
	const answer = useAccountList(["members", state, keyword, page], (api) =>
		api.get("/api/operator/member/list", {
			query: { state, keyword: keyword || undefined, page, limit: perPage },
		}),
	);
	const pathOf = (changed: {
		state?: string;
		keyword?: string;
		page?: number;
	}) => {
		const next = { state, keyword, ...changed };
		return consolePaths.list("members", {
			state: next.state === "all" ? undefined : next.state,
			keyword: next.keyword || undefined,
			page: next.page,
		});
	};
	return (
		<Frame className="stack cols-1 gap-x4">
			<SearchStaff
				key={keyword}
				hint={t("searchHint")}
				keyword={keyword}
				pathOf={(typed) => pathOf({ keyword: typed })}
			/>
			<TabLinks
				label={t("tabs")}
				current={state}
				tabs={memberStates.map((name) => ({
					name,
					word: t(`tab.${name}`),
					path: pathOf({ state: name }),
				}))}
			/>
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
				pathOf={(next) => pathOf({ page: next })}
			>
				{(list, isStale) => <MemberTable list={list} isStale={isStale} />}
			</PagedList>
		</Frame>
	);
}

const Frame = styled.div`
	.find {
		max-width: 560px;
	}
`;
