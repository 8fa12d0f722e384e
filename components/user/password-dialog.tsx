"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { passwordLengthMin } from "@/gateway/contract/account-fields";
import { changePassword as changePasswordCall } from "@/gateway/contract/user";
import { browserApi } from "@/lib/api/browser";
import { changePassword } from "@/lib/api/user";
import { notify } from "@/lib/notice";
import { askAccountAnew } from "@/lib/session/account-answers";
import { DialogForm, type DialogProps } from "./dialog-form";
import { OwnCode } from "./own-code";
import { PasswordField } from "./password-field";
import { useCallForm } from "./use-call-form";

const schema = changePasswordCall.body;

/** A new password, by the old one or by a code; other devices are signed out. */
export function PasswordDialog({ user, ...dialog }: DialogProps) {
	const t = useTranslations("user");
	const locale = useLocale();
	const [isByCode, setByCode] = useState(!user.hasPassword);
	const form = useCallForm<z.input<typeof schema>>({
		schema,
		defaultValues: { newPassword: "", passwordAgain: "" },
		send: async ({ oldPassword, captcha, ...fresh }) => {
			const proof = isByCode ? { captcha } : { oldPassword };
			await changePassword(browserApi(locale), { ...fresh, ...proof });
			dialog.onOpenChange(false);
			notify(t("password.saved"));
			askAccountAnew();
		},
	});
	return (
		<DialogForm
			{...dialog}
			title={t("password.title")}
			onSubmit={form.submit}
			failure={form.failure}
		>
			{isByCode ? (
				<OwnCode
					{...form.register("captcha", { shouldUnregister: true })}
					fault={form.faultOf("captcha") ?? form.faultOf("oldPassword")}
					user={user}
					attempt={form.attempt}
				/>
			) : (
				<PasswordField
					{...form.register("oldPassword", { shouldUnregister: true })}
					label={t("password.old")}
					fault={form.faultOf("oldPassword")}
					autoComplete="current-password"
				/>
			)}
			{user.hasPassword && (user.email || user.phone) && (
				<button
					type="button"
					className="switch"
					onClick={() => setByCode(!isByCode)}
				>
					{t(isByCode ? "password.byOld" : "password.byCode")}
				</button>
			)}
			<PasswordField
				{...form.register("newPassword")}
				label={t("password.fresh")}
				hint={t("password.rule", { min: passwordLengthMin })}
				fault={form.faultOf("newPassword")}
				autoComplete="new-password"
			/>
			<PasswordField
				{...form.register("passwordAgain")}
				label={t("password.again")}
				fault={form.faultOf("passwordAgain")}
				autoComplete="new-password"
			/>
			<p className="detail">{t("password.ends")}</p>
			<button
				type="submit"
				className="button primary"
				disabled={form.isSending}
			>
				{t("code.confirm")}
			</button>
		</DialogForm>
	);
}
