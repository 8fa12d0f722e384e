"use client";

import { useTranslations } from "next-intl";
import { Agreement } from "../fields/agreement";
import { PasswordField } from "../fields/password-field";
import { PhoneCodeField } from "../fields/phone-code-field";
import { PhoneField } from "../fields/phone-field";
import { useLogin } from "../login-context";
import { LoginForm } from "../login-form";

const schema = () => import("./schemas").then((found) => found.registerByPhone);

export function RegisterByPhone() {
	const t = useTranslations("login");
	const { api, draft, registered } = useLogin();
	const { country, phone, password, agreement } = draft;
	return (
		<LoginForm
			schema={schema}
			values={{
				countryCode: country.dialCode,
				phone,
				captcha: "",
				password,
				agreement,
			}}
			send={async ({ agreement: _, ...body }) => {
				await api.post("/api/front/login/register/mobile", { body });
				const { captcha: _captcha, ...known } = body;
				await registered(() =>
					api.post("/api/front/login/mobile/password", { body: known }),
				);
			}}
			submitLabel={t("submit.register")}
		>
			<PhoneField autoComplete="username" />
			<PhoneCodeField />
			<PasswordField
				label={t("field.newPassword")}
				autoComplete="new-password"
			/>
			<Agreement />
		</LoginForm>
	);
}
