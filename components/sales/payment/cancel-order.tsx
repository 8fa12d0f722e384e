"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";

interface CancelOrderProps {
	orderNo: string;
	onCancelled: () => void;
}

/** Asks once more in place, then cancels. The focus goes into the question, and back where it is answered with no. */
export function CancelOrder({ orderNo, onCancelled }: CancelOrderProps) {
	const t = useTranslations("checkout.cancel");
	const locale = useLocale();
	const questionId = useId();
	const opener = useRef<HTMLButtonElement>(null);
	const keepButton = useRef<HTMLButtonElement>(null);
	const [isAsking, setAsking] = useState(false);
	const [isBusy, setBusy] = useState(false);

	function ask(isAsked: boolean) {
		flushSync(() => setAsking(isAsked));
		(isAsked ? keepButton : opener).current?.focus();
	}

	async function cancel() {
		if (isBusy) return;
		setBusy(true);
		try {
			await browserApi(locale).post("/api/front/order/cancel/{orderNo}", {
				params: { orderNo },
			});
		} catch (error) {
			const words = error instanceof ApiError ? error.message : "";
			notify(words || t("failed"), { isFault: true });
		}
		setBusy(false);
		ask(false);
		// Paid meanwhile, or cancelled elsewhere: the page says which.
		onCancelled();
	}
	if (!isAsking)
		return (
			<p>
				<button
					ref={opener}
					type="button"
					className="text"
					onClick={() => ask(true)}
				>
					{t("ask")}
				</button>
			</p>
		);
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would be asked for its form.
		<div
			role="group"
			className="part"
			aria-labelledby={questionId}
			onKeyDown={({ key }) => key === "Escape" && ask(false)}
		>
			<p id={questionId}>{t("sure")}</p>
			<Button ref={keepButton} kind="quiet" onClick={() => ask(false)}>
				{t("keep")}
			</Button>
			<Button
				kind="quiet"
				aria-disabled={isBusy || undefined}
				onClick={() => void cancel()}
			>
				{t("yes")}
			</Button>
		</div>
	);
}
