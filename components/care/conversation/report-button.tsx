"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useLatePanel } from "@/components/ui/use-late-panel";
import type { ReportReason } from "@/gateway/contract/care/conversation-terms";

const loadSheet = () => import("./report-sheet").then((one) => one.ReportSheet);
const ReportSheet = dynamic(loadSheet, { ssr: false });

export interface Reported {
	reason: ReportReason;
	text: string;
}

interface ReportButtonProps {
	/** What is reported, for those who hear the button alone. */
	about: string;
	send: (reported: Reported) => Promise<unknown>;
}

/** Tells the operators of a message or a conversation that should not be. */
export function ReportButton({ about, send }: ReportButtonProps) {
	const t = useTranslations("conversation.report");
	const { open, isWanted, openerProps, panelProps } =
		useLatePanel<HTMLButtonElement>(loadSheet);
	return (
		<>
			<button {...openerProps} type="button" className="as-link" onClick={open}>
				{t("open")}
				<span className="visually-hidden"> {about}</span>
			</button>
			{isWanted && <ReportSheet send={send} {...panelProps} />}
		</>
	);
}
