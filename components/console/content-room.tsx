"use client";

import { useTranslations } from "next-intl";
import type { ComponentType } from "react";
import { AgreementBoard } from "@/components/help/keep/agreement-board";
import { HelpBoard } from "@/components/help/keep/help-board";
import { BannerBoard } from "@/components/home/keep/banner-board";
import { SectionBoard } from "@/components/home/keep/section-board";
import { SiteBoard } from "@/components/site/site-board";
import { TabbedRoom } from "./tabbed-room";

// messages: console.content.tab.*

const tabs = ["banners", "sections", "help", "agreements", "site"] as const;
const boards: Record<(typeof tabs)[number], ComponentType> = {
	banners: BannerBoard,
	sections: SectionBoard,
	help: HelpBoard,
	agreements: AgreementBoard,
	site: SiteBoard,
};

/** What operators write for the whole shop. */
export function ContentRoom() {
	const t = useTranslations("console.content");
	return (
		<TabbedRoom
			room="content"
			label={t("tabs")}
			tabs={tabs}
			wordOf={(tab) => t(`tab.${tab}`)}
			boards={boards}
		/>
	);
}
