"use client";

import { useLocale, useTranslations } from "next-intl";
import { DraftForm } from "@/components/console/draft/draft-form";
import { written } from "@/components/console/draft/draft-values";
import {
	ChoiceField,
	LineField,
	TickField,
	WrittenField,
} from "@/components/console/draft/fields";
import { useDraft } from "@/components/console/draft/use-draft";
import { Awaited } from "@/components/console/list/awaited";
import { useAccountList } from "@/components/user/use-account-list";
import type { KeptSite } from "@/gateway/contract/operator-site";
import { serviceTypes } from "@/gateway/contract/site-terms";
import { browserApi } from "@/lib/api/browser";
import { readSite, saveSite } from "@/lib/api/operator-site";
import { notify } from "@/lib/notice";
import { AboutFields } from "./about-fields";

// messages: console.content.service.*

/** What stands around every page of the shop. */
export function SiteBoard() {
	const { found, error, ask } = useAccountList(["kept site"], (api) =>
		readSite(api),
	);
	if (!found) return <Awaited error={error} onRetry={() => void ask()} />;
	return <SiteForm initial={found} />;
}

/** A banner that is not shown keeps its words while the form is open. */
export interface SiteDraft extends Omit<KeptSite, "topBanner"> {
	topBanner: NonNullable<KeptSite["topBanner"]>;
	hasTopBanner: boolean;
}

const noBanner = { text: {}, path: "/" };

function SiteForm({ initial }: { initial: KeptSite }) {
	const t = useTranslations("console.content");
	const locale = useLocale();
	const { topBanner } = initial;
	const first: SiteDraft = {
		...initial,
		topBanner: topBanner ?? noBanner,
		hasTopBanner: topBanner !== null,
	};
	const kept = useDraft(first, async (draft) => {
		await saveSite(browserApi(locale), bodyOf(draft));
		notify(t("kept"));
	});
	return (
		<DraftForm kept={kept} hasLanguages>
			<div className="card">
				<h2>{t("shopWords")}</h2>
				<WrittenField path="siteName" label={t("siteName")} />
				<WrittenField path="description" label={t("description")} rows={3} />
				<WrittenField path="keywords" label={t("keywords")} rows={2} />
			</div>
			<div className="card">
				<h2>{t("topBanner")}</h2>
				<TickField path="hasTopBanner" label={t("showTopBanner")} />
				{kept.draft.hasTopBanner && (
					<>
						<WrittenField path="topBanner.text" label={t("bannerText")} />
						<LineField
							path="topBanner.path"
							label={t("path")}
							hint={t("pathHint")}
						/>
					</>
				)}
			</div>
			<ServiceFields />
			<div className="card">
				<h2>{t("appLinks")}</h2>
				<LineField path="appLinks.ios" label="iOS" hint={t("pathHint")} />
				<LineField
					path="appLinks.android"
					label="Android"
					hint={t("pathHint")}
				/>
			</div>
			<AboutFields kept={kept} />
		</DraftForm>
	);
}

function ServiceFields() {
	const t = useTranslations("console.content");
	return (
		<div className="card">
			<h2>{t("serviceTitle")}</h2>
			<ChoiceField
				path="service.serviceType"
				label={t("serviceType")}
				options={serviceTypes.map((value) => ({
					...{ value, word: t(`service.${value}`) },
				}))}
			/>
			<div className="pair">
				<LineField
					path="service.servicePhone"
					label={t("service.phone")}
					type="tel"
				/>
				<LineField
					path="service.serviceEmail"
					label={t("service.email")}
					type="email"
				/>
				<LineField path="service.serviceLink" label={t("service.H5")} />
				<LineField path="service.serviceMessage" label={t("service.message")} />
			</div>
			<WrittenField path="service.serviceHours" label={t("serviceHours")} />
		</div>
	);
}

function bodyOf(draft: SiteDraft): Parameters<typeof saveSite>[1] {
	const { service, topBanner, hasTopBanner, appLinks } = draft;
	return {
		siteName: written(draft.siteName),
		keywords: written(draft.keywords),
		description: written(draft.description),
		service: { ...service, serviceHours: written(service.serviceHours) },
		topBanner: hasTopBanner
			? { text: written(topBanner.text), path: topBanner.path }
			: null,
		appLinks,
		aboutLinks: draft.aboutLinks.map(({ title, links }) => ({
			title: written(title),
			links: links.map(({ name, path }) => ({ name: written(name), path })),
		})),
	};
}
