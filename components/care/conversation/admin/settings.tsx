"use client";

import { useTranslations } from "next-intl";
import { TabbedPage } from "@/components/layout/console/tabbed-page";
import { AnswerTimePanel } from "./answer-time-form";
import { ReadyAnswers } from "./ready-answers";

// messages: console.conversations.tab.*

/** How staff answer: their ready answers, and when they are there. */
export function ConversationSettings() {
	const t = useTranslations("console.conversations");
	return (
		<TabbedPage
			page="conversations/settings"
			label={t("settings")}
			tabs={["ready", "time"]}
			wordOf={(tab) => t(`tab.${tab}`)}
			panels={{ ready: ReadyAnswers, time: AnswerTimePanel }}
		/>
	);
}
