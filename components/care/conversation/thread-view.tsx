"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { Icon } from "@/components/ui/icon";
import type { Message, Thread } from "@/gateway/contract/care/conversation";
import { Link } from "@/lib/i18n/navigation";
import { Composer } from "./composer";
import { MessageLog } from "./message-log";
import { ReportButton } from "./report-button";
import { SubjectCard } from "./subject-card";
import { type ThreadCalls, useThread } from "./use-thread";

interface ThreadViewProps<Found extends Thread> {
	calls: ThreadCalls<Found>;
	/** Back to the list, where the screen shows one of both. */
	back: string;
	titleOf: (thread: Found) => string;
	nameOf: (message: Message, thread: Found) => string;
	isStaff?: boolean;
	/** What can be done with it, and what brings the outcome on the screen. */
	tools?: (thread: Found, refresh: () => void) => ReactNode;
	/** Below the head. */
	notice?: (thread: Found) => ReactNode;
	/** Beside the field. */
	beside?: ComponentProps<typeof Composer>["beside"];
	/** In place of the field, where nothing can be written. */
	closed?: (thread: Found) => ReactNode;
}

/** One conversation; give it a `key` of its own. */
export function ThreadView<Found extends Thread>(
	props: ThreadViewProps<Found>,
) {
	const { calls, back, titleOf, nameOf, isStaff, tools, beside, closed } =
		props;
	const t = useTranslations("conversation");
	const thread = useThread(calls);
	const { head, error, messages, outbox } = thread;
	if (!head)
		return (
			<section className="thread">
				<div className="pad-x4">
					{error ? (
						<ListFault onRetry={thread.open} />
					) : (
						<ListSkeleton height={64} count={4} />
					)}
				</div>
			</section>
		);
	const title = titleOf(head);
	const isEmpty = messages.length === 0 && thread.waiting.length === 0;
	return (
		<section className="thread" aria-label={title}>
			<header className="head row gap-x2 rule-below">
				<Link className="back" href={back} aria-label={t("back")}>
					<Icon name="chevron-left" size={24} />
				</Link>
				<h2 className="grow head-reading one-line">{title}</h2>
				{tools?.(head, thread.refresh)}
				{messages.some((one) => !calls.isOwn(one)) && (
					<ReportButton about={title} send={thread.report} />
				)}
			</header>
			{props.notice?.(head)}
			{head.subject && <SubjectCard subject={head.subject} isStaff={isStaff} />}
			{isEmpty ? (
				<p className="log begin soft text-centre text-balance">{t("begin")}</p>
			) : (
				<MessageLog
					label={t("log", { name: title })}
					nameOf={(one) => (calls.isOwn(one) ? t("you") : nameOf(one, head))}
					isOwn={calls.isOwn}
					messages={messages}
					waiting={thread.waiting}
					outbox={outbox}
					hasEarlier={thread.hasEarlier}
					onEarlier={thread.askEarlier}
					report={({ id }, reported) => thread.report(reported, id)}
				/>
			)}
			{head.state === "closed" && (
				<p className="note soft size-small text-centre">{t("closed")}</p>
			)}
			{(!head.isOffered && closed?.(head)) || (
				<Composer outbox={outbox} beside={beside} />
			)}
		</section>
	);
}
