"use client";

import { useTranslations } from "next-intl";
import { useLogin } from "../login-context";
import { LoginTabs } from "../login-tabs";
import { RegisterByEmail } from "./register-by-email";
import { RegisterByPhone } from "./register-by-phone";
import { WaysOn } from "./ways-on";

export function RegisterPanel() {
	const t = useTranslations("login.tab");
	const { state, chooseRegisterTab } = useLogin();
	return (
		<>
			<LoginTabs
				label={t("registerLabel")}
				current={state.registerTab}
				onChoose={chooseRegisterTab}
			/>
			{state.registerTab === "email" ? (
				<RegisterByEmail />
			) : (
				<RegisterByPhone />
			)}
			<WaysOn ways={["goLogin"]} />
		</>
	);
}
