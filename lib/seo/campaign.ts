import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { LocaleCode } from "@/gateway/contract/locale";
import { alternatesFor } from "./alternates";
import { shareMetadata } from "./share";

interface Campaign {
	title: string;
	description: string;
	/** Without prefix. */
	path: string;
}

/** An activity, a list of them, reduced goods or a leaderboard. */
export async function campaignMetadata(
	{ title, description, path }: Campaign,
	locale: LocaleCode,
): Promise<Metadata> {
	const t = await getTranslations("layout.shop");
	const siteName = t("name");
	return {
		title,
		description,
		alternates: alternatesFor(path, locale),
		...shareMetadata({ title, description, path, siteName }, locale),
	};
}
