"use client";

import * as contract from "@/gateway/contract/login";
import { loginByPhonePassword } from "@/lib/api/login";
import { PhoneField } from "../fields/phone-field";
import { useLogin } from "../login-context";
import { agreed } from "./agreed";
import { PasswordPanel } from "./password-panel";

const schema = contract.loginByPhonePassword.body.and(agreed);

export function PhonePasswordPanel() {
	const { api, draft } = useLogin();
	const { country, phone, password, agreement } = draft;
	return (
		<PasswordPanel
			schema={schema}
			values={{ countryCode: country.dialCode, phone, password, agreement }}
			open={({ agreement: _, ...body }) => loginByPhonePassword(api, body)}
			otherWay="quickLogin"
		>
			<PhoneField autoComplete="username" />
		</PasswordPanel>
	);
}
