"use client";

import { useLocale, useTranslations } from "next-intl";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import { LinesField } from "@/components/layout/console/form/lines-field";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { Awaited } from "@/components/layout/console/list/awaited";
import { useAccountList } from "@/components/layout/use-account-list";
import { Icon } from "@/components/ui/icon";
import { reportTextMax } from "@/gateway/contract/care/conversation-terms";
import type { ReportDetail } from "@/gateway/contract/care/report";
import { browserApi } from "@/lib/api/browser";
import { Link } from "@/lib/i18n/navigation";
import { useRouter } from "@/lib/i18n/use-router";
import { notify } from "@/lib/page-state/notice";
import { MessageLog } from "../message-log";

// messages: conversation.report.reason.*

interface ReportViewProps {
	id: number;
	back: string;
	onClosed: () => void;
}

/** One report: who holds what against what was said, and the note that closes it. */
export function ReportView({ id, back, onClosed }: ReportViewProps) {
	const { found, error, ask } = useAccountList(["report", id], (api) =>
		api.get("/api/operator/conversation/report/detail/{id}", {
			params: { id },
		}),
	);
	if (!found || found.id !== id)
		return (
			<section className="thread pad-x4">
				<Awaited error={error} onRetry={() => void ask()} />
			</section>
		);
	return <Opened report={found} back={back} onClosed={onClosed} />;
}

interface OpenedProps extends Omit<ReportViewProps, "id"> {
	report: ReportDetail;
}

function Opened({ report, back, onClosed }: OpenedProps) {
	const t = useTranslations("console.conversations.report");
	const words = useTranslations("conversation");
	const { shopper, merchant, reporter, reason, text, list } = report;
	const partner = merchant?.name ?? words("service");
	return (
		<section className="thread" aria-label={t("title", { name: reporter })}>
			<header className="head row gap-x2 rule-below">
				<Link className="back" href={back} aria-label={words("back")}>
					<Icon name="chevron-left" size={24} />
				</Link>
				<h2 className="grow head-reading one-line">
					{shopper} · {partner}
				</h2>
			</header>
			<div className="subject rule-below">
				<p className="anywhere">
					<b>{words(`report.reason.${reason}`)}</b> ({reporter})
					{text && `: ${text}`}
				</p>
				<p className="soft size-small">
					{t(report.messageId === null ? "ofAll" : "ofLast")}
				</p>
			</div>
			<MessageLog
				label={words("log", { name: shopper })}
				nameOf={({ side }) => (side === "shopper" ? shopper : partner)}
				isOwn={({ side }) => side !== "shopper"}
				messages={list}
				waiting={[]}
				hasEarlier={false}
			/>
			<NoteForm id={report.id} back={back} onClosed={onClosed} />
		</section>
	);
}

function NoteForm({ id, back, onClosed }: ReportViewProps) {
	const t = useTranslations("console.conversations.report");
	const locale = useLocale();
	const router = useRouter();
	const form = useAdminForm({ note: "" }, async ({ note }) => {
		await browserApi(locale).post(
			"/api/operator/conversation/report/close/{id}",
			{ params: { id }, body: { note } },
		);
		notify(t("closed"));
		onClosed();
		router.push(back);
	});
	return (
		<div className="pad-x4 rule-above">
			<AdminForm form={form} saveLabel={t("close")}>
				<LinesField
					path="note"
					label={t("note")}
					rows={2}
					maxLength={reportTextMax}
				/>
			</AdminForm>
		</div>
	);
}
