"use client";

import { useLocale, useTranslations } from "next-intl";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import { LineField, Pair } from "@/components/layout/console/form/fields";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";

/** Where the platform of a host hears what becomes of its orders: of one that was here, or of one that will be. */
export function WebhookForm({ onSaved }: { onSaved: () => Promise<unknown> }) {
	const t = useTranslations("console.agents.webhook");
	const locale = useLocale();
	const form = useAdminForm(
		{ host: "", webhookUrl: "" },
		async ({ host, webhookUrl }) => {
			await browserApi(locale).post("/api/operator/agent/webhook", {
				body: { host: host.trim(), webhookUrl: webhookUrl.trim() },
			});
			notify(t("saved"));
			form.reset();
			await onSaved();
		},
	);
	return (
		<AdminForm form={form}>
			<div className="card">
				<h2>{t("title")}</h2>
				<p className="soft">{t("detail")}</p>
				<Pair>
					<LineField path="host" label={t("host")} hint="platform.example" />
					<LineField
						path="webhookUrl"
						label={t("url")}
						hint="https://platform.example/orders"
					/>
				</Pair>
			</div>
		</AdminForm>
	);
}
