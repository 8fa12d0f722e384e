"use client";

import { useLocale, useTranslations } from "next-intl";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import { LineField } from "@/components/layout/console/form/fields";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { passwordLengthMin } from "@/gateway/contract/identity/account-terms";
import { browserApi } from "@/lib/api/browser";
import { addressOf } from "@/lib/i18n/locale-path";
import { consolePaths } from "@/lib/routes/console-paths";
import { goOn } from "@/lib/session/go-on";

/** By the code of the start an account becomes the first operator, and is signed in. */
export function ClaimForm() {
	const t = useTranslations("console.setup.claim");
	const locale = useLocale();
	const first = { code: "", email: "", password: "" };
	const form = useAdminForm(first, async ({ code, email, password }) => {
		const api = browserApi(locale);
		await api.post("/api/front/setup/claim", {
			body: { code, email, password },
		});
		await api.post("/api/front/login/email", { body: { email, password } });
		goOn(addressOf({ locale, path: consolePaths.page("setup") }));
	});
	return (
		<>
			<h1 className="head-heading">{t("title")}</h1>
			<p className="text-pretty">{t("detail")}</p>
			<AdminForm form={form} saveLabel={t("submit")}>
				<LineField
					path="code"
					label={t("code")}
					hint={t("codeHint")}
					autoComplete="off"
					spellCheck={false}
					required
				/>
				<LineField
					path="email"
					label={t("email")}
					type="email"
					autoComplete="username"
					required
				/>
				<LineField
					path="password"
					label={t("password", { count: passwordLengthMin })}
					type="password"
					autoComplete="new-password"
					required
				/>
			</AdminForm>
		</>
	);
}
