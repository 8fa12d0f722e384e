"use client";

import { useLocale, useTranslations } from "next-intl";
import type { z } from "zod";
import type { AccountFormProps } from "@/components/identity/login/account-form";
import { EmailCodeField } from "@/components/identity/login/fields/email-code-field";
import { EmailField } from "@/components/identity/login/fields/email-field";
import { PhoneCodeField } from "@/components/identity/login/fields/phone-code-field";
import { PhoneField } from "@/components/identity/login/fields/phone-field";
import type { Schema } from "@/components/identity/login/late-resolver";
import * as contract from "@/gateway/contract/identity/user";
import type { Api } from "@/lib/api/api";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";
import { homeCountry } from "@/lib/session/login-draft";
import { DialogForm, type DialogProps } from "./dialog-form";
import { useUser } from "./use-user";

interface ContactDialogProps<S extends Schema>
	extends DialogProps,
		Pick<AccountFormProps<S>, "schema" | "values" | "children"> {
	contact: "phone" | "email";
	bind: (api: Api, proven: z.output<S>) => Promise<contract.User>;
}

// messages: user.phone.*
// messages: user.email.*

/** A new way to be reached, by the code that is sent to it. */
function ContactDialog<S extends Schema>(props: ContactDialogProps<S>) {
	const { user: _, contact, bind, ...dialog } = props;
	const t = useTranslations("user");
	const locale = useLocale();
	const { mutate } = useUser();
	return (
		<DialogForm
			{...dialog}
			title={t(`${contact}.title`)}
			submitLabel={t("code.confirm")}
			send={async (proven) => {
				await mutate(await bind(browserApi(locale), proven), {
					revalidate: false,
				});
				notify(t(`${contact}.saved`));
				dialog.onOpenChange(false);
			}}
		/>
	);
}

export function PhoneDialog(dialog: DialogProps) {
	return (
		<ContactDialog
			{...dialog}
			contact="phone"
			schema={contract.bindPhone.body}
			values={{ countryCode: homeCountry.dialCode, phone: "", captcha: "" }}
			bind={(api, body) => api.post("/api/front/user/bind/phone", { body })}
		>
			<PhoneField autoComplete="tel-national" />
			<PhoneCodeField way="new-phone" />
		</ContactDialog>
	);
}

export function EmailDialog(dialog: DialogProps) {
	const t = useTranslations("user.email");
	return (
		<ContactDialog
			{...dialog}
			contact="email"
			schema={contract.bindEmail.body}
			values={{ email: "", captcha: "" }}
			bind={(api, body) => api.post("/api/front/user/bind/email", { body })}
		>
			<p className="detail soft text-pretty">{t("adopts")}</p>
			<EmailField autoComplete="email" />
			<EmailCodeField
				way="new-email"
				send={(api, email) =>
					api.post("/api/front/login/email/captcha", { body: email })
				}
			/>
		</ContactDialog>
	);
}
