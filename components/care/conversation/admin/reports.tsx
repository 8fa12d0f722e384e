"use client";

import { useTranslations } from "next-intl";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { useAccountList } from "@/components/layout/use-account-list";
import { Icon } from "@/components/ui/icon";
import { Moment } from "@/components/ui/moment";
import type { Report } from "@/gateway/contract/care/report";
import { Link } from "@/lib/i18n/navigation";
import { consolePaths } from "@/lib/routes/console-paths";
import { ConversationStyles } from "../conversation-styles";
import { ReportView } from "./report-view";

// messages: conversation.report.reason.*

const listEveryMs = 30_000;

interface Place {
	page: number;
	id?: number;
}

const pathOf = (place: Place) =>
	consolePaths.list("conversations", { filter: "reported", ...place });

/** What shoppers and staff have reported and nobody has closed, beside the one that is looked at. */
export function Reports({ page, id }: Place) {
	const t = useTranslations("console.conversations.report");
	const list = useAccountList(
		["reports", page],
		(api) =>
			api.get("/api/operator/conversation/report/list", { query: { page } }),
		{ refreshInterval: listEveryMs },
	);
	return (
		<ConversationStyles className={id ? "is-open" : undefined}>
			<div className="list">
				<ReportList list={list} place={{ page, id }} />
			</div>
			{id ? (
				<ReportView
					key={id}
					id={id}
					back={pathOf({ page })}
					onClosed={() => void list.ask()}
				/>
			) : (
				<p className="thread choose soft">{t("choose")}</p>
			)}
		</ConversationStyles>
	);
}

interface ReportListProps {
	list: ReturnType<typeof useAccountList<{ list: Report[]; hasMore: boolean }>>;
	place: Place;
}

function ReportList({ list: { found, error, ask }, place }: ReportListProps) {
	const t = useTranslations("console.conversations.report");
	const more = useTranslations("console.conversations");
	if (!found)
		return error ? (
			<ListFault onRetry={() => void ask()} />
		) : (
			<ListSkeleton height={64} />
		);
	if (found.list.length === 0)
		return <p className="choose grow soft text-centre pad-x4">{t("empty")}</p>;
	return (
		<ul aria-label={t("label")}>
			{found.list.map((one) => (
				<Row key={one.id} report={one} place={place} />
			))}
			{found.hasMore && (
				<li>
					<Link href={pathOf({ page: place.page + 1 })}>{more("more")}</Link>
				</li>
			)}
		</ul>
	);
}

function Row({ report, place }: { report: Report; place: Place }) {
	const reasons = useTranslations("conversation.report.reason");
	const { id, reason, reporter, at } = report;
	return (
		<li>
			<Link
				className="row gap-x3"
				href={pathOf({ ...place, id })}
				scroll={false}
				aria-current={id === place.id ? "page" : undefined}
			>
				<span className="sign rigid">
					<Icon name="circle-alert" size={22} />
				</span>
				<span className="grow">
					<b className="one-line">{reasons(reason)}</b>
					<span className="soft one-line">{reporter}</span>
					<span className="soft size-small">
						<Moment at={at} />
					</span>
				</span>
			</Link>
		</li>
	);
}
