"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCallback, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { PhoneField } from "@/components/identity/address/phone-field";
import { AccountForm } from "@/components/identity/login/account-form";
import { Consent, linkTo } from "@/components/identity/login/fields/agreement";
import { EmailCodeField } from "@/components/identity/login/fields/email-code-field";
import { EmailField } from "@/components/identity/login/fields/email-field";
import { SelectField } from "@/components/ui/form/select-field";
import { TextField } from "@/components/ui/form/text-field";
import type { User } from "@/gateway/contract/identity/user";
import type { Application } from "@/gateway/contract/marketplace/merchant-application";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import {
	applicationFields,
	firstValues,
	forgetDraft,
	keepDraft,
} from "./application-draft";
import { LicenceField } from "./licence-field";
import type { useShopChoices } from "./use-applications";

interface ApplicationFormProps {
	user: User;
	choices: NonNullable<ReturnType<typeof useShopChoices>["choices"]>;
	/** What was refused, to be corrected. */
	before: Application | undefined;
	onSent: () => Promise<unknown>;
}

// messages: application.fault.*

/** Everything that is asked of whoever wants a shop; kept on the device until it has been sent. */
export function ApplicationForm(props: ApplicationFormProps) {
	const { user, choices, before, onSent } = props;
	const { uid } = user;
	const t = useTranslations("application.form");
	const locale = useLocale();
	const [values] = useState(() => firstValues(user, before));
	const waits = useRef(false);
	const keep = useCallback(
		(typed: FieldValues) => keepDraft(uid, typed),
		[uid],
	);

	return (
		<AccountForm
			schema={applicationFields}
			values={values}
			onTyped={keep}
			submitLabel={t(before ? "again" : "submit")}
			send={async (form) => {
				if (waits.current)
					throw new ApiError(400, "", { fields: { images: "picturesWait" } });
				await browserApi(locale).post("/api/front/merchant/settled/apply", {
					body: form,
				});
				forgetDraft(uid);
				await onSent();
			}}
		>
			<div className="two">
				<TextField
					name="companyName"
					label={t("companyName")}
					autoComplete="organization"
				/>
				<TextField name="realName" label={t("realName")} autoComplete="name" />
				<Choice
					name="categoryId"
					label={t("category")}
					from={choices.categories}
				/>
				<Choice name="typeId" label={t("type")} from={choices.types} />
				<PhoneField />
				<EmailField autoComplete="email" />
			</div>
			<EmailCodeField
				way="merchant"
				send={(api, email) =>
					api.post("/api/front/merchant/settled/captcha", { body: { email } })
				}
			/>
			<LicenceField waits={waits} />
			<Consent>
				{t.rich("agreement", { terms: linkTo("merchant", t("newTab")) })}
			</Consent>
		</AccountForm>
	);
}

interface ChoiceProps {
	name: string;
	label: string;
	from: { id: number; name: string }[];
}

function Choice({ name, label, from }: ChoiceProps) {
	const t = useTranslations("application.form");
	return (
		<SelectField name={name} label={label}>
			<option value="">{t("choose")}</option>
			{from.map((one) => (
				<option key={one.id} value={one.id}>
					{one.name}
				</option>
			))}
		</SelectField>
	);
}
