"use client";

import { useTranslations } from "next-intl";
import { startCodeTimer } from "@/lib/session/code-timer";
import { EmailField } from "../fields/email-field";
import { useLogin } from "../login-context";
import { LoginForm } from "../login-form";
import { WaysOn } from "./ways-on";

const schema = () => import("./schemas").then((found) => found.forgot);

export function ForgotPanel() {
	const t = useTranslations("login");
	const { api, draft, go } = useLogin();

	async function send({ email }: { email: string }) {
		const { resendAfterSeconds } = await api.post(
			"/api/front/login/email/forget/ignore/password",
			{ body: email },
		);
		go("resetCodeSent");
		startCodeTimer(resendAfterSeconds);
	}

	return (
		<>
			<p className="soft anywhere">{t("explain.forgot")}</p>
			<LoginForm
				schema={schema}
				values={{ email: draft.email }}
				send={send}
				submitLabel={t("submit.next")}
			>
				<EmailField autoComplete="username" />
			</LoginForm>
			<WaysOn ways={["back"]} />
		</>
	);
}
