"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { useLatePanel } from "@/components/ui/use-late-panel";
import type { Field } from "../composer";

const loadSheet = () =>
	import("./ready-answer-sheet").then((one) => one.ReadyAnswerSheet);
const ReadyAnswerSheet = dynamic(loadSheet, { ssr: false });

/** Puts one of the ready answers into the field. */
export function InsertReadyAnswer({ field }: { field: Field }) {
	const t = useTranslations("console.conversations.ready");
	const { open, isWanted, openerProps, panelProps } =
		useLatePanel<HTMLButtonElement>(loadSheet);
	return (
		<>
			<button
				{...openerProps}
				type="button"
				className="beside"
				aria-label={t("insert")}
				title={t("insert")}
				onClick={open}
			>
				<Icon name="list" size={22} />
			</button>
			{isWanted && <ReadyAnswerSheet field={field} {...panelProps} />}
		</>
	);
}
