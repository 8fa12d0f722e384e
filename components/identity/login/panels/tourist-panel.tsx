"use client";

import { useTranslations } from "next-intl";
import { EmailField } from "../fields/email-field";
import { PhoneField } from "../fields/phone-field";
import { useLogin } from "../login-context";
import { LoginForm } from "../login-form";

const schema = () => import("./schemas").then((found) => found.tourist);

export function TouristPanel() {
	const t = useTranslations("login");
	const { api, draft, finish, go } = useLogin();
	const { country, email, phone } = draft;
	return (
		<>
			<p className="explain">{t("explain.tourist")}</p>
			<LoginForm
				schema={schema}
				values={{ countryCode: country.dialCode, email, phone }}
				send={async (body) =>
					finish(
						await api.post("/api/front/login/register/visitor", {
							body: {
								...body,
								phone: body.phone || undefined,
							},
						}),
					)
				}
				submitLabel={t("submit.tourist")}
			>
				<EmailField autoComplete="email" />
				<PhoneField isOptional autoComplete="tel-national" />
			</LoginForm>
			<div className="ways">
				<button type="button" className="way" onClick={() => go("back")}>
					{t("go.back")}
				</button>
			</div>
		</>
	);
}
