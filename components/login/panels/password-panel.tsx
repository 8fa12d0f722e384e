"use client";

import { useTranslations } from "next-intl";
import type { AccountFormProps, Schema } from "../account-form";
import { Agreement } from "../fields/agreement";
import { PasswordField } from "../fields/password-field";
import { useLogin } from "../login-context";
import { LoginForm } from "../login-form";

interface PasswordPanelProps<S extends Schema>
	extends Omit<AccountFormProps<S>, "submitLabel"> {
	/** The other way in that stands below, beside making an account. */
	otherWay: "quickLogin" | "forgotPassword";
}

// messages: login.go.*
/** Signing in by a password; the field that says whose stands inside. */
export function PasswordPanel<S extends Schema>(props: PasswordPanelProps<S>) {
	const { otherWay, children, ...form } = props;
	const t = useTranslations("login");
	const { go } = useLogin();
	return (
		<>
			<LoginForm {...form} submitLabel={t("submit.login")}>
				{children}
				<PasswordField
					label={t("field.password")}
					autoComplete="current-password"
				/>
				<Agreement />
			</LoginForm>
			<div className="ways">
				{([otherWay, "createAccount"] as const).map((event) => (
					<button
						key={event}
						type="button"
						className="way"
						onClick={() => go(event)}
					>
						{t(`go.${event}`)}
					</button>
				))}
			</div>
		</>
	);
}
