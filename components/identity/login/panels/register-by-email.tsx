"use client";

import { useTranslations } from "next-intl";
import { Agreement } from "../fields/agreement";
import { EmailCodeField } from "../fields/email-code-field";
import { EmailField } from "../fields/email-field";
import { PasswordField } from "../fields/password-field";
import { useLogin } from "../login-context";
import { LoginForm } from "../login-form";

const schema = () => import("./schemas").then((found) => found.registerByEmail);

export function RegisterByEmail() {
	const t = useTranslations("login");
	const { api, draft, registered } = useLogin();
	const { email, password, agreement } = draft;
	return (
		<LoginForm
			schema={schema}
			values={{ email, captcha: "", password, agreement }}
			send={async ({ agreement: _, ...body }) => {
				await api.post("/api/front/login/register/email", { body });
				const { email, password } = body;
				await registered(() =>
					api.post("/api/front/login/email", { body: { email, password } }),
				);
			}}
			submitLabel={t("submit.register")}
		>
			<EmailField autoComplete="username" />
			<EmailCodeField
				send={(api, email) =>
					api.post("/api/front/login/email/captcha", { body: email })
				}
			/>
			<PasswordField
				label={t("field.newPassword")}
				autoComplete="new-password"
			/>
			<Agreement />
		</LoginForm>
	);
}
