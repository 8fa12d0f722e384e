"use client";

import { useTranslations } from "next-intl";
import * as contract from "@/gateway/contract/login";
import { loginByEmail } from "@/lib/api/login";
import { Agreement } from "../fields/agreement";
import { EmailField } from "../fields/email-field";
import { PasswordField } from "../fields/password-field";
import { useLogin } from "../login-context";
import { LoginForm } from "../login-form";
import { agreed } from "./agreed";

const schema = contract.loginByEmail.body.and(agreed);

export function EmailPasswordPanel() {
	const t = useTranslations("login");
	const { api, draft, finish, go } = useLogin();
	const { email, password, agreement } = draft;
	return (
		<>
			<LoginForm
				schema={schema}
				values={{ email, password, agreement }}
				send={async ({ agreement: _, ...body }) =>
					finish(await loginByEmail(api, body))
				}
				submitLabel={t("submit.login")}
			>
				<EmailField autoComplete="username" />
				<PasswordField
					label={t("field.password")}
					autoComplete="current-password"
				/>
				<Agreement />
			</LoginForm>
			<div className="ways">
				<button
					type="button"
					className="way"
					onClick={() => go("forgotPassword")}
				>
					{t("go.forgotPassword")}
				</button>
				<button
					type="button"
					className="way"
					onClick={() => go("createAccount")}
				>
					{t("go.createAccount")}
				</button>
			</div>
		</>
	);
}
