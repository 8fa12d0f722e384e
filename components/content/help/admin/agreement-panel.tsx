"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { consolePath } from "@/components/layout/console/console-path";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import { WrittenField } from "@/components/layout/console/form/fields";
import {
	blocksOf,
	textsOf,
	written,
} from "@/components/layout/console/form/form-values";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { AdminListStyles } from "@/components/layout/console/list/admin-list";
import { Awaited } from "@/components/layout/console/list/awaited";
import { useLanding } from "@/components/layout/console/use-landing";
import { useAccountList } from "@/components/layout/use-account-list";
import { LinkButton } from "@/components/ui/button";
import type { AdminAgreement } from "@/gateway/contract/content/content-admin";
import { agreementNames } from "@/gateway/contract/content/help-terms";
import { type Localized, localize } from "@/gateway/contract/locale";
import { browserApi } from "@/lib/api/browser";

// messages: console.content.agreement.*

const path = (name?: string) =>
	consolePath("content", { tab: "agreements", name });

/** The terms that shop, shoppers and merchants are held to, or one of them as a form. */
export function AgreementPanel() {
	const t = useTranslations("console.content");
	const locale = useLocale();
	const asked = useSearchParams().get("name");
	const { found, error, ask } = useAccountList(["admin agreements"], (api) =>
		api.get("/api/operator/content/agreements"),
	);
	if (!found) return <Awaited error={error} onRetry={() => void ask()} />;
	const name = agreementNames.find((one) => one === asked);
	const knownOf = (one: string) => found.find((known) => known.name === one);
	if (name)
		return <AgreementForm key={name} name={name} known={knownOf(name)} />;
	return (
		<AdminListStyles aria-label={t("tab.agreements")}>
			{agreementNames.map((one) => (
				<li key={one}>
					<div className="kept">
						<div className="what">
							<b>{t(`agreement.${one}`)}</b>
							<span className="soft">
								{localize(knownOf(one)?.title ?? {}, locale)} ·{" "}
								{knownOf(one)?.updatedOn}
							</span>
						</div>
						<LinkButton kind="quiet" href={path(one)}>
							{t("edit")}
							<span className="visually-hidden"> {t(`agreement.${one}`)}</span>
						</LinkButton>
					</div>
				</li>
			))}
		</AdminListStyles>
	);
}

interface AgreementFormProps {
	name: AdminAgreement["name"];
	known: AdminAgreement | undefined;
}

function AgreementForm({ name, known }: AgreementFormProps) {
	const t = useTranslations("console.content");
	const locale = useLocale();
	const land = useLanding(path());
	const initial: { title: Localized; content: Localized } = {
		title: known?.title ?? {},
		content: textsOf(known?.content ?? {}),
	};
	const form = useAdminForm(initial, async ({ title, content }) => {
		await browserApi(locale).post("/api/operator/content/agreement/save", {
			body: {
				name,
				title: written(title),
				content: blocksOf(content),
			},
		});
		land(t("kept"));
	});
	return (
		<AdminForm form={form} hasLanguages back={path()}>
			<div className="card">
				<h2>{t(`agreement.${name}`)}</h2>
				<WrittenField path="title" label={t("title")} />
				<WrittenField
					path="content"
					label={t("text")}
					hint={t("textHint")}
					rows={18}
				/>
			</div>
		</AdminForm>
	);
}
