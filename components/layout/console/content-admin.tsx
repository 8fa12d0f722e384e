"use client";

import { useTranslations } from "next-intl";
import type { ComponentType } from "react";
import { AgreementPanel } from "@/components/content/help/admin/agreement-panel";
import { HelpPanel } from "@/components/content/help/admin/help-panel";
import { BannerPanel } from "@/components/content/home/admin/banner-panel";
import { SectionPanel } from "@/components/content/home/admin/section-panel";
import { SitePanel } from "@/components/content/site/admin/site-panel";
import { TabbedPage } from "./tabbed-page";

// messages: console.content.tab.*

const tabs = ["banners", "sections", "help", "agreements", "site"] as const;
const panels: Record<(typeof tabs)[number], ComponentType> = {
	banners: BannerPanel,
	sections: SectionPanel,
	help: HelpPanel,
	agreements: AgreementPanel,
	site: SitePanel,
};

/** What operators write for the whole shop. */
export function ContentAdmin() {
	const t = useTranslations("console.content");
	return (
		<TabbedPage
			page="content"
			label={t("tabs")}
			tabs={tabs}
			wordOf={(tab) => t(`tab.${tab}`)}
			panels={panels}
		/>
	);
}
