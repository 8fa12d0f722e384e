"use client";

import { useTranslations } from "next-intl";
import { type ClipboardEvent, useState } from "react";
import { useFormContext } from "react-hook-form";
import styled from "styled-components";
import { TextField } from "@/components/ui/form/text-field";
import { kit } from "@/components/ui/kit-css";
import { codeLength } from "@/gateway/contract/identity/account-terms";
import type { Api } from "@/lib/api/api";
import { ApiError, fieldFaultsOf } from "@/lib/api/api-error";
import { describeFailure } from "@/lib/api/failure";
import { useSolving } from "@/lib/session/solving";
import { theme } from "@/lib/theme/theme";
import { useProvenApi } from "../use-proven-api";
import { useCodeTimer } from "./use-code-timer";

export interface CodeWay {
	/** Where a wait of its own is kept. */
	way?: string;
	/** Whether a whole code that is pasted is all that was missing. */
	submitsWhenPasted?: boolean;
}

interface CodeFieldProps extends CodeWay {
	/** The field that says where the code goes, or what it would say. */
	target: "phone" | "email" | "orderNo" | { sentTo: string };
	/** What is said once it is sent; by default where it went. */
	sentWords?: string;
	/** Asks for a code; answers the seconds until the next one. */
	send: (api: Api) => Promise<{ resendAfterSeconds: number }>;
}

const wholeCode = new RegExp(`^\\d{${codeLength}}$`);

/** A code that was sent, and the button that sends it. The gateway holds the limit; the countdown only tells. */
export function CodeField(props: CodeFieldProps) {
	const { target, sentWords, send, way, submitsWhenPasted } = props;
	const t = useTranslations("login");
	const { trigger, getValues, setError, setValue } = useFormContext();
	const { secondsLeft, start } = useCodeTimer(way);
	const api = useProvenApi();
	const [said, setSaid] = useState("");

	const isTargetRight = async () =>
		typeof target === "object" || trigger([target, "countryCode"]);
	const sentTo = () =>
		typeof target === "object" ? target.sentTo : String(getValues(target));

	async function ask() {
		if (secondsLeft) return;
		setSaid("");
		if (!(await isTargetRight())) return;
		try {
			const { resendAfterSeconds } = await send(api);
			start(resendAfterSeconds);
			setSaid(sentWords ?? t("code.sent", { target: sentTo() }));
		} catch (error) {
			if (error instanceof ApiError && error.retryAfterSeconds)
				start(error.retryAfterSeconds);
			for (const [name, message] of Object.entries(fieldFaultsOf(error)))
				setError(name, { type: "server", message });
			setSaid(describeFailure(error).message ?? t("failed"));
		}
	}

	function paste(event: ClipboardEvent<HTMLInputElement>) {
		const code = event.clipboardData.getData("text").replace(/[\s-]/g, "");
		if (!wholeCode.test(code)) return;
		event.preventDefault();
		setValue("captcha", code);
		if (submitsWhenPasted) event.currentTarget.form?.requestSubmit();
	}

	return (
		<>
			<TextField
				name="captcha"
				label={t("field.captcha")}
				inputMode="numeric"
				autoComplete="one-time-code"
				maxLength={12}
				onPaste={paste}
				after={<SendButton secondsLeft={secondsLeft} onSend={ask} />}
			/>
			<Said role="status" className="soft">
				{said}
			</Said>
			<ProofProgress />
		</>
	);
}

/** While this device solves a challenge: stands below the button that asked for a code. */
function ProofProgress() {
	const t = useTranslations("login");
	const solving = useSolving();
	return (
		<Proof role="status" className="stack gap-x1 soft">
			{solving !== undefined && (
				<>
					<span>{t("proof")}</span>
					<progress aria-hidden="true" value={solving} />
				</>
			)}
		</Proof>
	);
}

interface SendButtonProps {
	secondsLeft: number | undefined;
	onSend: () => void;
}

function SendButton({ secondsLeft, onSend }: SendButtonProps) {
	const t = useTranslations("login.code");
	const first = secondsLeft === undefined ? t("send") : t("again");
	return (
		<Send
			type="button"
			className="rigid line-tight"
			aria-disabled={Boolean(secondsLeft)}
			onClick={onSend}
		>
			{secondsLeft ? t("wait", { seconds: secondsLeft }) : first}
		</Send>
	);
}

const Send = styled.button`
	&& {
		max-width: 60%;
		padding-inline: ${theme.space.x3};
		border-inline-start: 1px solid ${theme.colour.hairline};
		border-start-end-radius: ${theme.radius.control};
		border-end-end-radius: ${theme.radius.control};
		${kit.link};
	}
	&&[aria-disabled="true"] {
		color: ${theme.colour.inkSoft};
		cursor: default;
	}
`;

const Said = styled.p`
	margin-bottom: ${theme.space.x3};

	&:empty {
		display: none;
	}
`;

const Proof = styled.div`
	max-width: 320px;

	progress {
		width: 100%;
		height: 4px;
		accent-color: ${theme.colour.accent};
	}
	&&:empty {
		display: none;
	}
`;
