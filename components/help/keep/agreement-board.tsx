"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { BlocksField } from "@/components/console/draft/blocks-field";
import { DraftForm } from "@/components/console/draft/draft-form";
import {
	blocksOf,
	textsOf,
	written,
} from "@/components/console/draft/draft-values";
import { WrittenField } from "@/components/console/draft/fields";
import { useDraft } from "@/components/console/draft/use-draft";
import { Awaited } from "@/components/console/list/awaited";
import { KeptFrame } from "@/components/console/list/kept-frame";
import { roomPath } from "@/components/console/room-path";
import { useLanding } from "@/components/console/use-landing";
import { useAccountList } from "@/components/user/use-account-list";
import { agreementNames } from "@/gateway/contract/help-terms";
import { type Localized, localize } from "@/gateway/contract/locale";
import type { KeptAgreement } from "@/gateway/contract/operator-content";
import { browserApi } from "@/lib/api/browser";
import { readAgreements, saveAgreement } from "@/lib/api/operator-content";
import { Link } from "@/lib/i18n/navigation";

// messages: console.content.agreement.*

const path = (name?: string) =>
	roomPath("content", { tab: "agreements", name });

/** The terms that shop, shoppers and merchants are held to, or one of them as a form. */
export function AgreementBoard() {
	const t = useTranslations("console.content");
	const locale = useLocale();
	const asked = useSearchParams().get("name");
	const { found, error, ask } = useAccountList(["kept agreements"], (api) =>
		readAgreements(api),
	);
	if (!found) return <Awaited error={error} onRetry={() => void ask()} />;
	const name = agreementNames.find((one) => one === asked);
	const knownOf = (one: string) => found.find((known) => known.name === one);
	if (name)
		return <AgreementForm key={name} name={name} known={knownOf(name)} />;
	return (
		<KeptFrame aria-label={t("tab.agreements")}>
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
						<Link className="button quiet" href={path(one)} prefetch={false}>
							{t("edit")}
							<span className="visually-hidden"> {t(`agreement.${one}`)}</span>
						</Link>
					</div>
				</li>
			))}
		</KeptFrame>
	);
}

interface AgreementFormProps {
	name: KeptAgreement["name"];
	known: KeptAgreement | undefined;
}

function AgreementForm({ name, known }: AgreementFormProps) {
	const t = useTranslations("console.content");
	const locale = useLocale();
	const land = useLanding(path());
	const initial: { title: Localized; content: Localized } = {
		title: known?.title ?? {},
		content: textsOf(known?.content ?? {}),
	};
	const kept = useDraft(initial, async ({ title, content }) => {
		await saveAgreement(browserApi(locale), {
			...{ name, title: written(title), content: blocksOf(content) },
		});
		land(t("kept"));
	});
	return (
		<DraftForm kept={kept} hasLanguages back={path()}>
			<div className="card">
				<h2>{t(`agreement.${name}`)}</h2>
				<WrittenField path="title" label={t("title")} />
				<BlocksField path="content" label={t("text")} hint={t("textHint")} />
			</div>
		</DraftForm>
	);
}
