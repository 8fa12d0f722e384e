"use client";

import { useTranslations } from "next-intl";
import { registerTabs } from "@/lib/session/login-machine";
import { useLogin } from "../login-context";
import { RegisterByEmail } from "./register-by-email";
import { RegisterByPhone } from "./register-by-phone";

// messages: login.tab.*

export function RegisterPanel() {
	const t = useTranslations("login");
	const { state, chooseRegisterTab, go } = useLogin();
	const isByEmail = state.registerTab === "email";
	return (
		<>
			<fieldset className="tabs">
				<legend className="visually-hidden">{t("tab.registerLabel")}</legend>
				{registerTabs.map((tab) => (
					<button
						key={tab}
						type="button"
						aria-pressed={tab === state.registerTab}
						onClick={() => chooseRegisterTab(tab)}
					>
						{t(`tab.${tab}`)}
					</button>
				))}
			</fieldset>
			{isByEmail ? <RegisterByEmail /> : <RegisterByPhone />}
			<div className="ways">
				<button type="button" className="way" onClick={() => go("goLogin")}>
					{t("go.goLogin")}
				</button>
			</div>
		</>
	);
}
