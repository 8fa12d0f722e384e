"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { TabLinks } from "@/components/identity/user/tab-links";
import { useStaff } from "@/components/layout/console/use-staff";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { useAccountList } from "@/components/layout/use-account-list";
import { Moment } from "@/components/ui/moment";
import type { StaffConversationSummary } from "@/gateway/contract/care/conversation-admin";
import {
	type InboxFilter,
	inboxFilters,
} from "@/gateway/contract/care/conversation-terms";
import { Link } from "@/lib/i18n/navigation";
import { askedEveryMs, useStream } from "@/lib/message-stream/use-stream";
import { consolePaths } from "@/lib/routes/console-paths";
import { refetchUnread, unreadKey } from "@/lib/session/account-answers";
import { ConversationRow } from "../conversation-list";
import { ConversationStyles } from "../conversation-styles";
import { Reports } from "./reports";
import { StaffThreadView } from "./staff-thread";

// messages: console.conversations.filter.* console.conversations.empty.*

const listEveryMs = 10_000;

interface Place {
	filter: InboxFilter;
	page: number;
	id?: number;
}

const pathOf = ({ filter, page, id }: Place) =>
	consolePaths.list("conversations", {
		filter: filter === "waiting" ? undefined : filter,
		page,
		id,
	});

/** Conversations that wait for an answer, the longest first, beside the one that is open. */
export function Inbox() {
	const t = useTranslations("console.conversations");
	const query = useSearchParams();
	const filter =
		inboxFilters.find((one) => one === query.get("filter")) ?? "waiting";
	const page = Number(query.get("page")) || 1;
	const id = Number(query.get("id")) || undefined;
	const isOperator = useStaff()?.isOperator === true;
	const isReported = isOperator && query.get("filter") === "reported";
	return (
		<>
			<TabLinks
				label={t("tabs")}
				current={isReported ? "reported" : filter}
				tabs={[
					...inboxFilters.map((name) => ({
						name,
						word: t(`filter.${name}`),
						path: pathOf({
							filter: name,
							page: 1,
							id: isReported ? undefined : id,
						}),
					})),
					...(isOperator ? [reportedTab(t("report.tab"))] : []),
				]}
			/>
			{isReported ? (
				<Reports page={page} id={id} />
			) : (
				<Answered filter={filter} page={page} id={id} />
			)}
		</>
	);
}

const reportedTab = (word: string) => ({
	name: "reported" as const,
	word,
	path: consolePaths.list("conversations", { filter: "reported" }),
});

function Answered(place: Place) {
	const { filter, page, id } = place;
	const t = useTranslations("console.conversations");
	const isStreamed = useStream("staff");
	const list = useAccountList(
		[unreadKey, "inbox", filter, page],
		(api) =>
			api.get("/api/operator/conversation/list", { query: { filter, page } }),
		{ refreshInterval: isStreamed ? askedEveryMs : listEveryMs },
	);
	return (
		<ConversationStyles className={id ? "is-open" : undefined}>
			<div className="list">
				<InboxList list={list} place={place} />
			</div>
			{id ? (
				<StaffThreadView
					key={id}
					id={id}
					back={pathOf({ filter, page })}
					onChange={refetchUnread}
				/>
			) : (
				<p className="thread choose soft">{t("choose")}</p>
			)}
		</ConversationStyles>
	);
}

interface InboxListProps {
	list: ReturnType<
		typeof useAccountList<{
			list: StaffConversationSummary[];
			hasMore: boolean;
		}>
	>;
	place: Place;
}

function InboxList({ list: { found, error, ask }, place }: InboxListProps) {
	const t = useTranslations("console.conversations");
	if (!found)
		return error ? (
			<ListFault onRetry={() => void ask()} />
		) : (
			<ListSkeleton height={64} />
		);
	if (found.list.length === 0)
		return (
			<p className="choose grow soft text-centre pad-x4">
				{t(place.filter === "waiting" ? "empty.waiting" : "empty.others")}
			</p>
		);
	return (
		<ul aria-label={t("list")}>
			{found.list.map((one) => (
				<ConversationRow
					key={one.id}
					conversation={one}
					name={one.shopper}
					href={pathOf({ ...place, id: one.id })}
					isCurrent={one.id === place.id}
					isStaff
				>
					<span className="soft size-small">
						{one.waitingSince ? (
							<>
								{t("waitingSince")} <Moment at={one.waitingSince} />
							</>
						) : (
							(one.assignee ?? "")
						)}
					</span>
				</ConversationRow>
			))}
			{found.hasMore && (
				<li>
					<Link href={pathOf({ ...place, page: place.page + 1 })}>
						{t("more")}
					</Link>
				</li>
			)}
		</ul>
	);
}
