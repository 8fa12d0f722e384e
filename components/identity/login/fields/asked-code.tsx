"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { type FieldValues, useFormContext } from "react-hook-form";
import styled from "styled-components";
import { bareNumber } from "@/gateway/contract/identity/account-terms";
import type { CodeNeeded } from "@/gateway/contract/identity/login";
import { theme } from "@/lib/theme/theme";
import { CodeField } from "./code-field";

/** Where the wait for another code is kept. */
export const askedCodeWay = "password";

interface AskedCodeProps {
	channel: CodeNeeded["channel"];
	/** Asks for another code. */
	send: () => Promise<{ resendAfterSeconds: number }>;
	/** Another account or password is being typed: the code is not for that. */
	onGone: () => void;
}

// messages: login.guessed.*

/** The code without which a right password is not enough: comes into a form that was sent, and takes the focus. */
export function AskedCode({ channel, send, onGone }: AskedCodeProps) {
	const t = useTranslations("login.guessed");
	const { getValues, setFocus, setValue, watch } = useFormContext();

	useEffect(() => setFocus("captcha"), [setFocus]);

	useEffect(() => {
		const asked = accountOf(getValues());
		const watched = watch((typed) => {
			if (accountOf(typed) === asked) return;
			watched.unsubscribe();
			setValue("captcha", undefined);
			onGone();
		});
		return () => watched.unsubscribe();
	}, [getValues, setValue, watch, onGone]);

	return (
		<>
			<Reason role="alert" className="text-pretty">
				{t(channel)}
			</Reason>
			<CodeField
				way={askedCodeWay}
				target={{ sentTo: "" }}
				sentWords={t("sent")}
				submitsWhenPasted
				send={send}
			/>
		</>
	);
}

/** Whose account by which password, however it is typed. */
function accountOf(typed: FieldValues): string {
	const { email = "", phone = "", countryCode = "", password } = typed;
	const number = bareNumber(phone, countryCode);
	return JSON.stringify([email.trim(), countryCode, number, password]);
}

const Reason = styled.p`
	margin-bottom: ${theme.space.x3};
	padding: ${theme.space.x3} ${theme.space.x4};
	border-radius: ${theme.radius.small};
	background: ${theme.colour.amberWash};
`;
