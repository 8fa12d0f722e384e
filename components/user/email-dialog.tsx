"use client";

import { useLocale, useTranslations } from "next-intl";
import type { z } from "zod";
import { Field } from "@/components/ui/field";
import { bindEmail as bindEmailCall } from "@/gateway/contract/user";
import { browserApi } from "@/lib/api/browser";
import { sendEmailCode } from "@/lib/api/login-code";
import { bindEmail } from "@/lib/api/user";
import { notify } from "@/lib/notice";
import { CodeField } from "./code-field";
import { DialogForm, type DialogProps } from "./dialog-form";
import { useCallForm } from "./use-call-form";
import { useUser } from "./use-user";

const schema = bindEmailCall.body;

/** A new e-mail, by the code that is sent to it. */
export function EmailDialog({ user: _, ...dialog }: DialogProps) {
	const t = useTranslations("user");
	const locale = useLocale();
	const api = browserApi(locale);
	const { mutate } = useUser();
	const form = useCallForm<z.input<typeof schema>>({
		schema,
		defaultValues: { email: "", captcha: "" },
		send: async (values) => {
			await mutate(await bindEmail(api, values), { revalidate: false });
			notify(t("email.saved"));
			dialog.onOpenChange(false);
		},
	});

	async function sendCode() {
		if (!(await form.trigger("email", { shouldFocus: true }))) return undefined;
		return form.attempt(() => sendEmailCode(api, form.getValues("email")));
	}

	return (
		<DialogForm
			{...dialog}
			title={t("email.title")}
			onSubmit={form.submit}
			failure={form.failure}
		>
			<Field
				{...form.register("email")}
				label={t("email.address")}
				hint={t("email.adopts")}
				fault={form.faultOf("email")}
				type="email"
				autoComplete="email"
			/>
			<CodeField
				{...form.register("captcha")}
				fault={form.faultOf("captcha")}
				onSend={sendCode}
			/>
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
