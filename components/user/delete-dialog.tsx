"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { z } from "zod";
import { captcha, password } from "@/gateway/contract/account-fields";
import { browserApi } from "@/lib/api/browser";
import { deleteUser } from "@/lib/api/user";
import { DialogForm, type DialogProps } from "./dialog-form";
import { OwnCode } from "./own-code";
import { PasswordField } from "./password-field";
import { useCallForm } from "./use-call-form";
import { useLeave } from "./use-leave";

const byPassword = z.object({ password });
const byCode = z.object({ captcha });
type Proof = { password?: string; captcha?: string };

/** Says what goes and what stays, and asks for the owner's proof. */
export function DeleteDialog({ user, ...dialog }: DialogProps) {
	const t = useTranslations("user");
	const locale = useLocale();
	const leave = useLeave();
	const [isByCode, setByCode] = useState(!user.hasPassword);
	const form = useCallForm<Proof>({
		schema: isByCode ? byCode : byPassword,
		defaultValues: {},
		send: async ({ password: told, captcha: received }) => {
			const proof = isByCode ? { captcha: received } : { password: told };
			await deleteUser(browserApi(locale), proof);
			leave();
		},
	});
	return (
		<DialogForm
			{...dialog}
			title={t("delete.title")}
			onSubmit={form.submit}
			failure={form.failure}
		>
			<p className="detail">{t("delete.warning")}</p>
			{isByCode ? (
				<OwnCode
					{...form.register("captcha", { shouldUnregister: true })}
					fault={form.faultOf("captcha")}
					user={user}
					attempt={form.attempt}
				/>
			) : (
				<PasswordField
					{...form.register("password", { shouldUnregister: true })}
					label={t("contact.password")}
					fault={form.faultOf("password")}
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
			<button type="submit" className="button danger" disabled={form.isSending}>
				{t("delete.submit")}
			</button>
			<button
				type="button"
				className="button quiet"
				onClick={() => dialog.onOpenChange(false)}
			>
				{t("delete.keep")}
			</button>
		</DialogForm>
	);
}
