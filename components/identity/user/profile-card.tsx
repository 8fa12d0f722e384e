"use client";

import { useTranslations } from "next-intl";
import { z } from "zod";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { FormFault } from "@/components/ui/form/form-fault";
import { nickname } from "@/gateway/contract/identity/account-fields";
import { nicknameLengthMax } from "@/gateway/contract/identity/account-terms";
import type { User } from "@/gateway/contract/identity/user";
import { notify } from "@/lib/page-state/notice";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { AvatarControl } from "./avatar-control";
import { useCallForm } from "./use-call-form";
import { useEditUser } from "./use-edit-user";

const schema = z.object({ nickname });

/** Face and name. */
export function ProfileCard({ user }: { user: User }) {
	const t = useTranslations("user.profile");
	const edit = useEditUser();
	const form = useCallForm<z.input<typeof schema>>({
		schema,
		defaultValues: { nickname: user.nickname },
		send: async (values) => {
			const changed = await edit(values);
			form.reset({ nickname: changed.nickname });
			notify(t("saved"));
		},
	});
	return (
		<section className="card" aria-labelledby="profile-title">
			<h2 id="profile-title">{t("title")}</h2>
			<AvatarControl user={user} />
			<form
				{...sentByScript}
				className="profile"
				noValidate
				onSubmit={form.submit}
			>
				<Field
					{...form.register("nickname")}
					label={t("nickname")}
					hint={t("hint")}
					fault={form.faultOf("nickname")}
					autoComplete="nickname"
					maxLength={nicknameLengthMax}
				>
					<Button type="submit" kind="primary" disabled={form.isSending}>
						{t("save")}
					</Button>
				</Field>
			</form>
			<FormFault words={form.failure} />
		</section>
	);
}
