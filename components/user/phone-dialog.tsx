"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { CountryButton } from "@/components/login/fields/country-button";
import { Field } from "@/components/ui/field";
import { bindPhone as bindPhoneCall } from "@/gateway/contract/user";
import { browserApi } from "@/lib/api/browser";
import { sendPhoneCode } from "@/lib/api/login-code";
import { bindPhone } from "@/lib/api/user";
import { formatPhone } from "@/lib/countries/format-phone";
import { notify } from "@/lib/notice";
import { homeCountry } from "@/lib/session/login-draft";
import { CodeField } from "./code-field";
import { DialogForm, type DialogProps } from "./dialog-form";
import { useCallForm } from "./use-call-form";
import { useUser } from "./use-user";

const schema = bindPhoneCall.body;

/** A new phone, by the code that is sent to it. */
export function PhoneDialog({ user: _, ...dialog }: DialogProps) {
	const t = useTranslations("user");
	const locale = useLocale();
	const api = browserApi(locale);
	const { mutate } = useUser();
	const [country, setCountry] = useState(homeCountry);
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
			<Field
				{...form.register("phone", {
					onBlur: () =>
						form.setValue(
							"phone",
							formatPhone(form.getValues("phone"), country),
						),
				})}
				label={t("phone.number")}
				fault={form.faultOf("phone") ?? form.faultOf("countryCode")}
				type="tel"
				autoComplete="tel-national"
				placeholder={country.phoneFormat}
				before={
					<CountryButton
						country={country}
						onChoose={(chosen) => {
							setCountry(chosen);
							form.setValue("countryCode", chosen.dialCode);
						}}
					/>
				}
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
