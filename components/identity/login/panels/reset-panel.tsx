"use client";

import { useTranslations } from "next-intl";
import { EmailCodeField } from "../fields/email-code-field";
import { PasswordField } from "../fields/password-field";
import { useLogin } from "../login-context";
import { LoginForm } from "../login-form";
import { WaysOn } from "./ways-on";

const schema = () => import("./schemas").then((found) => found.reset);

export function ResetPanel() {
	const t = useTranslations("login");
	const { api, draft, go, say } = useLogin();
	const { email } = draft;
	return (
		<>
			<p className="soft anywhere">{t("explain.reset", { email })}</p>
			<LoginForm
				schema={schema}
				values={{ email, captcha: "", newPassword: "", passwordAgain: "" }}
				send={async (body) => {
					await api.post("/api/front/login/email/reset/password", { body });
					go("passwordReset");
					say(t("success.reset"));
				}}
				submitLabel={t("submit.reset")}
			>
				{/* For password managers, which want to know whose password it is. */}
				<input
					type="email"
					className="visually-hidden"
					autoComplete="username"
					value={email}
					readOnly
					tabIndex={-1}
					aria-hidden="true"
				/>
				<EmailCodeField
					send={(api, email) =>
						api.post("/api/front/login/email/forget/ignore/password", {
							body: email,
						})
					}
				/>
				<PasswordField
					name="newPassword"
					label={t("field.newPassword")}
					autoComplete="new-password"
				/>
				<PasswordField
					name="passwordAgain"
					label={t("field.passwordAgain")}
					autoComplete="new-password"
				/>
			</LoginForm>
			<WaysOn ways={["back"]} word="otherEmail" />
		</>
	);
}
