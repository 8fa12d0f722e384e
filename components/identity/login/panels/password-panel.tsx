"use client";

import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import type { z } from "zod";
import type { CodeNeeded, SignedIn } from "@/gateway/contract/identity/login";
import { codeNeededOf } from "@/lib/api/code-needed";
import { startCodeTimer } from "@/lib/session/code-timer";
import type { AccountFormProps } from "../account-form";
import { Agreement } from "../fields/agreement";
import { AskedCode, askedCodeWay } from "../fields/asked-code";
import { PasswordField } from "../fields/password-field";
import type { Schema } from "../late-resolver";
import { useLogin } from "../login-context";
import { LoginForm } from "../login-form";
import { WaysOn } from "./ways-on";

interface PasswordPanelProps<S extends Schema>
	extends Omit<AccountFormProps<S>, "submitLabel" | "send"> {
	/** Signs in; rejects where a code is needed too. */
	open: (typed: z.output<S>) => Promise<Omit<SignedIn, "token">>;
	/** The other way in that stands below, beside making an account. */
	otherWay: "quickLogin" | "forgotPassword";
}

/** Signing in by a password; the field that says whose stands inside. */
export function PasswordPanel<S extends Schema>(props: PasswordPanelProps<S>) {
	const { open, otherWay, children, ...form } = props;
	const t = useTranslations("login");
	const { asked, send, sendAgain, forget } = useAskedCode(open);
	return (
		<>
			<LoginForm {...form} send={send} submitLabel={t("submit.login")}>
				{children}
				<PasswordField
					label={t("field.password")}
					autoComplete="current-password"
				/>
				{asked && (
					<AskedCode channel={asked.channel} send={sendAgain} onGone={forget} />
				)}
				<Agreement />
			</LoginForm>
			<WaysOn ways={[otherWay, "createAccount"]} />
		</>
	);
}

/** Signs in, and knows whether a code was asked for and to which account and password it belongs. */
function useAskedCode<Typed extends object>(
	open: (typed: Typed) => Promise<Omit<SignedIn, "token">>,
) {
	const { finish } = useLogin();
	const [asked, setAsked] = useState<CodeNeeded & { typed: Typed }>();
	const forget = useCallback(() => setAsked(undefined), []);

	/** Undefined once somebody is signed in. */
	async function tryWith(typed: Typed): Promise<CodeNeeded | undefined> {
		try {
			finish(await open(typed));
			return undefined;
		} catch (error) {
			const needed = codeNeededOf(error);
			if (!needed) throw error;
			return needed;
		}
	}

	async function send(typed: Typed) {
		const needed = await tryWith(typed);
		if (!needed) return;
		startCodeTimer(needed.resendAfterSeconds, askedCodeWay);
		setAsked({ ...needed, typed: { ...typed, captcha: undefined } });
	}

	async function sendAgain() {
		const needed = asked && (await tryWith(asked.typed));
		return { resendAfterSeconds: needed?.resendAfterSeconds ?? 0 };
	}

	return { asked, send, sendAgain, forget };
}
