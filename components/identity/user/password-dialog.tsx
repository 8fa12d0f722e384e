"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { z } from "zod";
import { PasswordField } from "@/components/identity/login/fields/password-field";
import {
	captcha,
	password,
	passwordTwice,
} from "@/gateway/contract/identity/account-fields";
import {
	isTypedTwice,
	typedDifferently,
} from "@/gateway/contract/identity/account-terms";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";
import { refetchAccount } from "@/lib/session/account-answers";
import { DialogForm, type DialogProps } from "./dialog-form";
import { OwnerProof } from "./owner-proof";

const byPassword = z
	.object({ oldPassword: password, ...passwordTwice })
	.refine(isTypedTwice, typedDifferently);
const byCode = z
	.object({ captcha, ...passwordTwice })
	.refine(isTypedTwice, typedDifferently);

/** A new password, by the old one or by a code; other devices are signed out. */
export function PasswordDialog({ user, ...dialog }: DialogProps) {
	const t = useTranslations("user.password");
	const confirm = useTranslations("user.code");
	const field = useTranslations("login.field");
	const locale = useLocale();
	const [isByCode, setByCode] = useState(!user.hasPassword);
	return (
		<DialogForm
			{...dialog}
			title={t("title")}
			submitLabel={confirm("confirm")}
			schema={isByCode ? byCode : byPassword}
			values={{
				oldPassword: "",
				captcha: "",
				newPassword: "",
				passwordAgain: "",
			}}
			send={async (proven) => {
				await browserApi(locale).post("/api/front/user/password", {
					body: proven,
				});
				dialog.onOpenChange(false);
				notify(t("saved"));
				refetchAccount();
			}}
		>
			<OwnerProof
				user={user}
				isByCode={isByCode}
				onSwitch={setByCode}
				name="oldPassword"
				label={t("old")}
			/>
			<PasswordField
				name="newPassword"
				label={field("newPassword")}
				autoComplete="new-password"
			/>
			<PasswordField
				name="passwordAgain"
				label={field("passwordAgain")}
				autoComplete="new-password"
			/>
			<p className="detail soft text-pretty">{t("ends")}</p>
		</DialogForm>
	);
}
