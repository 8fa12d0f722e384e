"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { EmailField } from "../fields/email-field";
import { PhoneField } from "../fields/phone-field";
import { useLogin } from "../login-context";
import { LoginForm } from "../login-form";
import { useLoginMethods } from "../use-login-methods";
import { WaysOn } from "./ways-on";

const schema = () => import("./schemas").then((found) => found.tourist);

export function TouristPanel() {
	const t = useTranslations("login");
	const { api, draft, finish, go } = useLogin();
	const isOpen = useLoginMethods()?.visitorOpen ?? true;
	// The dialog may have begun here before it was known.
	useEffect(() => {
		if (!isOpen) go("goLogin");
	});
	const { country, email, phone } = draft;
	return (
		<>
			<p className="soft anywhere">{t("explain.tourist")}</p>
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
			<WaysOn ways={["goLogin", "createAccount"]} />
		</>
	);
}
