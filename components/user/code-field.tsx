"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { Field } from "@/components/ui/field";
import { codeLength } from "@/gateway/contract/account-fields";
import { useCountdown } from "./use-countdown";

interface CodeFieldProps
	extends Omit<ComponentProps<typeof Field>, "label" | "children"> {
	/** Sends a code; undefined where it could not, which is said elsewhere. */
	onSend: () => Promise<{ resendAfterSeconds: number } | undefined>;
}

/** The code that was sent, with the button that sends it and the wait before the next. */
export function CodeField({ onSend, ...field }: CodeFieldProps) {
	const t = useTranslations("user.code");
	const [isSending, setSending] = useState(false);
	const { seconds, wasStarted, start } = useCountdown();

	async function send() {
		setSending(true);
		const sent = await onSend();
		setSending(false);
		if (sent) start(sent.resendAfterSeconds);
	}

	return (
		<>
			<Field
				{...field}
				label={t("label")}
				inputMode="numeric"
				autoComplete="one-time-code"
				maxLength={codeLength}
			>
				<button
					type="button"
					className="button quiet"
					disabled={isSending || seconds > 0}
					onClick={send}
				>
					{seconds > 0
						? t("wait", { seconds })
						: t(wasStarted ? "again" : "send")}
				</button>
			</Field>
			<p role="status" className="visually-hidden">
				{wasStarted && t("sent")}
			</p>
		</>
	);
}
