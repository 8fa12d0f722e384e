"use client";

import { useLocale, useTranslations } from "next-intl";
import { z } from "zod";
import { Field } from "@/components/ui/field";
import { useCallForm } from "@/components/user/use-call-form";
import { email } from "@/gateway/contract/account-fields";
import { browserApi } from "@/lib/api/browser";
import { inviteColleague } from "@/lib/api/operator-people";
import { notify } from "@/lib/notice";
import { sentByScript } from "@/lib/sent-by-script";
import { askPeopleAnew } from "./use-people-answers";

const schema = z.object({ email });

// messages: console.people.fault.*

/** Takes a member in by e-mail. */
export function Invitation() {
	const t = useTranslations("console.people.invite");
	const words = useTranslations("console.people.fault");
	const locale = useLocale();
	const form = useCallForm<z.input<typeof schema>>({
		schema,
		defaultValues: { email: "" },
		send: async (values) => {
			const taken = await inviteColleague(browserApi(locale), values);
			form.reset({ email: "" });
			notify(t("done", { name: taken.nickname }));
			await askPeopleAnew();
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
				<button
					type="submit"
					className="button primary"
					disabled={form.isSending}
				>
					{t("submit")}
				</button>
			</Field>
			{form.failure && (
				<p className="form-fault" role="alert">
					{form.failure}
				</p>
			)}
		</form>
	);
}
