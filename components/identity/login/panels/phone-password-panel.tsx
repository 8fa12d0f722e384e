"use client";

import { PhoneField } from "../fields/phone-field";
import { useLogin } from "../login-context";
import { PasswordPanel } from "./password-panel";

const schema = () => import("./schemas").then((found) => found.phonePassword);

export function PhonePasswordPanel() {
	const { api, draft } = useLogin();
	const { country, phone, password, agreement } = draft;
	return (
		<PasswordPanel
			schema={schema}
			values={{ countryCode: country.dialCode, phone, password, agreement }}
			open={({ agreement: _, ...body }) =>
				api.post("/api/front/login/mobile/password", { body })
			}
			otherWay="quickLogin"
		>
			<PhoneField autoComplete="username" />
		</PasswordPanel>
	);
}
