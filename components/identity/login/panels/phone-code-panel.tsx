"use client";

import { useTranslations } from "next-intl";
import { Agreement } from "../fields/agreement";
import { PhoneCodeField } from "../fields/phone-code-field";
import { PhoneField } from "../fields/phone-field";
import { useLogin } from "../login-context";
import { LoginForm } from "../login-form";
import { WaysOn } from "./ways-on";

const schema = () => import("./schemas").then((found) => found.phoneCode);

export function PhoneCodePanel() {
	const t = useTranslations("login");
	const { api, draft, finish } = useLogin();
	const { country, phone, agreement } = draft;
	return (
		<>
			<p className="soft anywhere">{t("explain.phoneCode")}</p>
			<LoginForm
				schema={schema}
				values={{
					countryCode: country.dialCode,
					phone,
					captcha: "",
					agreement,
				}}
				send={async ({ agreement: _, ...body }) =>
					finish(await api.post("/api/front/login/mobile/captcha", { body }))
				}
				submitLabel={t("submit.login")}
			>
				<PhoneField autoComplete="tel-national" />
				<PhoneCodeField submitsWhenPasted />
				<Agreement />
			</LoginForm>
			<WaysOn ways={["passwordLogin"]} />
		</>
	);
}
