"use client";

import { useLocale, useTranslations } from "next-intl";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import { LineField, Pair } from "@/components/layout/console/form/fields";
import { LinesField } from "@/components/layout/console/form/lines-field";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";

/** Named as in the call, so that what it refuses is said beside its field. */
const empty = {
	host: "",
	client: { name: "", redirectUris: "", publicKey: "" },
};

/** A program to which shoppers may link their accounts: one that was here, or one that will be. */
export function ClientForm({ onSaved }: { onSaved: () => Promise<unknown> }) {
	const t = useTranslations("console.agents.client");
	const locale = useLocale();
	const form = useAdminForm(empty, async ({ host, client }) => {
		await browserApi(locale).post("/api/operator/agent/client", {
			body: {
				host: host.trim(),
				client: {
					name: client.name.trim(),
					redirectUris: linesOf(client.redirectUris),
					publicKey: client.publicKey.trim() || null,
				},
			},
		});
		notify(t("saved"));
		form.reset();
		await onSaved();
	});
	return (
		<AdminForm form={form} saveLabel={t("save")}>
			<div className="card">
				<h2>{t("title")}</h2>
				<p className="soft">{t("detail")}</p>
				<Pair>
					<LineField path="host" label={t("host")} hint="agent.example" />
					<LineField path="client.name" label={t("name")} />
				</Pair>
				<LinesField
					path="client.redirectUris"
					label={t("addresses")}
					hint={t("addressesHint")}
					rows={3}
					spellCheck={false}
				/>
				<LinesField
					path="client.publicKey"
					label={t("key")}
					hint={t("keyHint")}
					rows={3}
					spellCheck={false}
				/>
			</div>
		</AdminForm>
	);
}

const linesOf = (text: string) =>
	text
		.split("\n")
		.map((line) => line.trim())
		.filter(Boolean);
