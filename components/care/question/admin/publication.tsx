"use client";

import { useTranslations } from "next-intl";
import { useCommand } from "@/components/sales/order/admin/use-order-admin";
import { Button } from "@/components/ui/button";
import type { PublicationState } from "@/gateway/contract/care/question-terms";

// messages: console.questions.state.*

interface PublicationProps {
	id: number;
	/** Null for the question itself. */
	answerId: number | null;
	state: PublicationState;
}

/** Whether everybody sees it, and the way to change that. */
export function Publication({ id, answerId, state }: PublicationProps) {
	const t = useTranslations("console.questions");
	const { run, isBusy } = useCommand();
	const set = (isShown: boolean) =>
		run(
			(api) =>
				api.post("/api/operator/question/publish", {
					body: { id, answerId, isShown },
				}),
			t(isShown ? "state.shown" : "state.hidden"),
		);
	return (
		<div className="flow wraps gap-x2 row">
			<span className="note">{t(`state.${state}`)}</span>
			{state !== "shown" && (
				<Button kind="quiet" aria-disabled={isBusy} onClick={() => set(true)}>
					{t("show")}
				</Button>
			)}
			{state !== "hidden" && (
				<Button kind="quiet" aria-disabled={isBusy} onClick={() => set(false)}>
					{t("hide")}
				</Button>
			)}
		</div>
	);
}
