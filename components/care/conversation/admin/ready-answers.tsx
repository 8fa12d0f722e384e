"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { AskFirst } from "@/components/layout/console/list/ask-first";
import { Awaited } from "@/components/layout/console/list/awaited";
import { Table } from "@/components/layout/console/table";
import { Button } from "@/components/ui/button";
import type { ReadyAnswer } from "@/gateway/contract/care/ready-answer";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";
import { ReadyAnswerForm } from "./ready-answer-form";
import { useReadyAnswers } from "./use-ready-answers";

/** The texts that staff keep to answer with, and the form of one. */
export function ReadyAnswers() {
	const t = useTranslations("console.conversations.ready");
	const { found, error, ask } = useReadyAnswers();
	const [open, setOpen] = useState<ReadyAnswer | "new">();
	if (!found) return <Awaited error={error} onRetry={() => void ask()} />;
	if (open)
		return (
			<ReadyAnswerForm
				known={open === "new" ? undefined : open}
				onDone={async () => {
					await ask();
					setOpen(undefined);
				}}
			/>
		);
	return (
		<>
			<p className="soft text-pretty">{t("detail")}</p>
			<div>
				<Button kind="primary" onClick={() => setOpen("new")}>
					{t("add")}
				</Button>
			</div>
			{found.list.length > 0 && (
				<Table
					isCards
					label={t("label")}
					columns={[t("title"), t("text"), t("actions")]}
				>
					{found.list.map((one) => (
						<Row key={one.id} answer={one} onOpen={setOpen} onGone={ask} />
					))}
				</Table>
			)}
		</>
	);
}

interface RowProps {
	answer: ReadyAnswer;
	onOpen: (answer: ReadyAnswer) => void;
	onGone: () => Promise<unknown>;
}

function Row({ answer, onOpen, onGone }: RowProps) {
	const t = useTranslations("console.conversations.ready");
	const locale = useLocale();
	const { id, title, text } = answer;

	async function remove() {
		await browserApi(locale).post(
			"/api/operator/conversation/ready-answer/remove/{id}",
			{ params: { id } },
		);
		notify(t("removed", { title }));
		await onGone();
	}
	return (
		<tr>
			<td>
				<b className="anywhere">{title}</b>
			</td>
			<td className="wide anywhere">{text}</td>
			<td className="tight">
				<div className="flow gap-x2">
					<Button kind="quiet" onClick={() => onOpen(answer)}>
						{t("edit")}
						<span className="visually-hidden"> {title}</span>
					</Button>
					<AskFirst
						label={t("remove")}
						about={title}
						title={t("removeTitle", { title })}
						detail={t("removeDetail")}
						onConfirm={remove}
					/>
				</div>
			</td>
		</tr>
	);
}
