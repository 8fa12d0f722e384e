"use client";

import { useTranslations } from "next-intl";
import * as contract from "@/gateway/contract/login";
import { loginByPhonePassword } from "@/lib/api/login";
import { Agreement } from "../fields/agreement";
import { PasswordField } from "../fields/password-field";
import { PhoneField } from "../fields/phone-field";
import { useLogin } from "../login-context";
import { LoginForm } from "../login-form";
import { agreed } from "./agreed";

const schema = contract.loginByPhonePassword.body.and(agreed);

export function PhonePasswordPanel() {
	const t = useTranslations("login");
	const { api, draft, finish, go } = useLogin();
	const { country, phone, password, agreement } = draft;
	return (
		<>
			<LoginForm
				schema={schema}
				values={{ countryCode: country.dialCode, phone, password, agreement }}
				send={async ({ agreement: _, ...body }) =>
					finish(await loginByPhonePassword(api, body))
				}
				submitLabel={t("submit.login")}
			>
				<PhoneField autoComplete="username" />
				<PasswordField
					label={t("field.password")}
					autoComplete="current-password"
				/>
				<Agreement />
			</LoginForm>
			<div className="ways">
				<button type="button" className="way" onClick={() => go("quickLogin")}>
					{t("go.quickLogin")}
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
