"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useState } from "react";
import { Button } from "@/components/ui/button";
import { Labelled } from "@/components/ui/form/field";
import { FaultLine } from "@/components/ui/form/form-fault";
import { Sheet } from "@/components/ui/sheet";
import {
	type ReportReason,
	reportReasons,
	reportTextMax,
} from "@/gateway/contract/care/conversation-terms";
import { ApiError } from "@/lib/api/api-error";
import { notify } from "@/lib/page-state/notice";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import type { Reported } from "./report-button";

interface ReportSheetProps {
	send: (reported: Reported) => Promise<unknown>;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	opener: RefObject<HTMLElement | null>;
}

// messages: conversation.report.reason.*

/** Why, and what else there is to say. */
export function ReportSheet(props: ReportSheetProps) {
	const { send, isOpen, onOpenChange, opener } = props;
	const t = useTranslations("conversation.report");
	const [reason, setReason] = useState<ReportReason>();
	const [text, setText] = useState("");
	const [fault, setFault] = useState<string>();
	const [isSending, setSending] = useState(false);

	async function report() {
		if (isSending) return;
		if (!reason) return setFault(t("choose"));
		setFault(undefined);
		setSending(true);
		try {
			await send({ reason, text });
			notify(t("done"));
			onOpenChange(false);
		} catch (error) {
			const said = error instanceof ApiError ? error.message : "";
			setFault(said || t("failed"));
		} finally {
			setSending(false);
		}
	}
	return (
		<Sheet
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title={t("title")}
			closeLabel={t("close")}
			returnTo={opener}
		>
			<form
				{...sentByScript}
				className="stack cols-1 gap-x4"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					void report();
				}}
			>
				<p className="soft text-pretty">{t("detail")}</p>
				<Labelled label={t("why")}>
					{(control) => (
						<select
							{...control}
							value={reason ?? ""}
							onChange={({ target }) => setReason(target.value as ReportReason)}
						>
							<option value="" disabled>
								{t("choose")}
							</option>
							{reportReasons.map((one) => (
								<option key={one} value={one}>
									{t(`reason.${one}`)}
								</option>
							))}
						</select>
					)}
				</Labelled>
				<Labelled label={t("more")}>
					{(control) => (
						<textarea
							{...control}
							rows={3}
							maxLength={reportTextMax}
							value={text}
							onChange={({ target }) => setText(target.value)}
						/>
					)}
				</Labelled>
				{fault && <FaultLine role="alert">{fault}</FaultLine>}
				<Button type="submit" kind="primary" isWide aria-disabled={isSending}>
					{t("send")}
				</Button>
			</form>
		</Sheet>
	);
}
