"use client";

import { useLocale, useTranslations } from "next-intl";
import type { z } from "zod";
import { bindPhone as bindPhoneCall } from "@/gateway/contract/user";
import { browserApi } from "@/lib/api/browser";
import { sendPhoneCode } from "@/lib/api/login-code";
import { bindPhone } from "@/lib/api/user";
import { notify } from "@/lib/notice";
import { homeCountry } from "@/lib/session/login-draft";
import { CodeField } from "./code-field";
import { DialogForm, type DialogProps } from "./dialog-form";
import { PhoneNumberField } from "./phone-number-field";
import { useCallForm } from "./use-call-form";
import { useUser } from "./use-user";

const schema = bindPhoneCall.body;

/** A new phone, by the code that is sent to it. */
export function PhoneDialog({ user: _, ...dialog }: DialogProps) {
	const t = useTranslations("user");
	const locale = useLocale();
	const api = browserApi(locale);
	const { mutate } = useUser();
	const form = useCallForm<z.input<typeof schema>>({
		schema,
		defaultValues: {
			countryCode: homeCountry.dialCode,
			phone: "",
			captcha: "",
		},
		send: async (values) => {
			await mutate(await bindPhone(api, values), { revalidate: false });
			notify(t("phone.saved"));
			dialog.onOpenChange(false);
		},
	});

	async function sendCode() {
		if (!(await form.trigger(["countryCode", "phone"], { shouldFocus: true })))
			return undefined;
		const { countryCode, phone } = form.getValues();
		return form.attempt(() => sendPhoneCode(api, { countryCode, phone }));
	}

	return (
		<DialogForm
			{...dialog}
			title={t("phone.title")}
			onSubmit={form.submit}
			failure={form.failure}
		>
			<PhoneNumberField
				{...form.register("phone")}
				label={t("phone.number")}
				fault={form.faultOf("phone") ?? form.faultOf("countryCode")}
				onCountry={(dialCode) => form.setValue("countryCode", dialCode)}
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
