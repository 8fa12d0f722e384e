"use client";

import { useLocale, useTranslations } from "next-intl";
import { z } from "zod";
import { useCallForm } from "@/components/identity/user/use-call-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { FormFault } from "@/components/ui/form/form-fault";
import { email } from "@/gateway/contract/identity/account-fields";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { refetchStaff } from "./use-staff-answers";

const schema = z.object({ email });

// messages: console.staff.fault.*

/** Takes a member in by e-mail. */
export function Invitation() {
	const t = useTranslations("console.staff.invite");
	const words = useTranslations("console.staff.fault");
	const locale = useLocale();
	const form = useCallForm<z.input<typeof schema>>({
		schema,
		defaultValues: { email: "" },
		send: async (values) => {
			const taken = await browserApi(locale).post(
				"/api/operator/staff/invite",
				{ body: values },
			);
			form.reset({ email: "" });
			notify(t("done", { name: taken.nickname }));
			await refetchStaff();
		},
	});
	const fault = form.formState.errors.email?.message;
	return (
		<form
			{...sentByScript}
			className="card find"
			noValidate
			onSubmit={form.submit}
		>
			<Field
				{...form.register("email")}
				label={t("email")}
				hint={t("hint")}
				fault={
					fault &&
					words(
						words.has(fault as "correctEmail")
							? (fault as "correctEmail")
							: "correctEmail",
					)
				}
				type="email"
				autoComplete="off"
			>
				<Button type="submit" kind="primary" disabled={form.isSending}>
					{t("submit")}
				</Button>
			</Field>
			<FormFault words={form.failure} />
		</form>
	);
}
