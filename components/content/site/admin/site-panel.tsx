"use client";

import { useLocale, useTranslations } from "next-intl";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import {
	ChoiceField,
	LineField,
	Pair,
	TickField,
	WrittenField,
} from "@/components/layout/console/form/fields";
import { written } from "@/components/layout/console/form/form-values";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { Awaited } from "@/components/layout/console/list/awaited";
import { useAccountList } from "@/components/layout/use-account-list";
import type { BodyOf } from "@/gateway/contract/call";
import type {
	AdminSite,
	saveSite,
} from "@/gateway/contract/content/site-admin";
import { serviceTypes } from "@/gateway/contract/content/site-terms";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";
import { AboutFields } from "./about-fields";

// messages: console.content.service.*

/** What stands around every page of the shop. */
export function SitePanel() {
	const { found, error, ask } = useAccountList(["admin site"], (api) =>
		api.get("/api/operator/content/site"),
	);
	if (!found) return <Awaited error={error} onRetry={() => void ask()} />;
	return <SiteForm initial={found} />;
}

/** A banner that is not shown keeps its words while the form is open. */
export interface SiteValues extends Omit<AdminSite, "topBanner"> {
	topBanner: NonNullable<AdminSite["topBanner"]>;
	hasTopBanner: boolean;
}

const noBanner = { text: {}, path: "/" };

function SiteForm({ initial }: { initial: AdminSite }) {
	const t = useTranslations("console.content");
	const locale = useLocale();
	const { topBanner } = initial;
	const first: SiteValues = {
		...initial,
		topBanner: topBanner ?? noBanner,
		hasTopBanner: topBanner !== null,
	};
	const form = useAdminForm(first, async (values) => {
		await browserApi(locale).post("/api/operator/content/site", {
			body: bodyOf(values),
		});
		notify(t("kept"));
	});
	return (
		<AdminForm form={form} hasLanguages>
			<div className="card">
				<h2>{t("shopWords")}</h2>
				<WrittenField path="siteName" label={t("siteName")} />
				<WrittenField path="description" label={t("description")} rows={3} />
				<WrittenField path="keywords" label={t("keywords")} rows={2} />
			</div>
			<div className="card">
				<h2>{t("topBanner")}</h2>
				<TickField path="hasTopBanner" label={t("showTopBanner")} />
				{form.watch("hasTopBanner") && (
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
			<AboutFields form={form} />
		</AdminForm>
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
					value,
					word: t(`service.${value}`),
				}))}
			/>
			<Pair>
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
				<LineField path="service.serviceMessage" label={t("service.number")} />
			</Pair>
			<WrittenField path="service.serviceHours" label={t("serviceHours")} />
		</div>
	);
}

function bodyOf(values: SiteValues): BodyOf<typeof saveSite> {
	const { service, topBanner, hasTopBanner, appLinks } = values;
	return {
		siteName: written(values.siteName),
		keywords: written(values.keywords),
		description: written(values.description),
		service: { ...service, serviceHours: written(service.serviceHours) },
		topBanner: hasTopBanner
			? { text: written(topBanner.text), path: topBanner.path }
			: null,
		appLinks,
		aboutLinks: values.aboutLinks.map(({ title, links }) => ({
			title: written(title),
			links: links.map(({ name, path }) => ({ name: written(name), path })),
		})),
	};
}
