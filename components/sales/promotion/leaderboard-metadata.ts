import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { CartType } from "@/gateway/contract/values";
import { paths } from "@/lib/routes/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";

export async function leaderboardMetadata(
	cartType: CartType,
): Promise<Metadata> {
	const t = await getTranslations("promotion.leaderboard");
	const path = paths.leaderboard(cartType);
	const page = { title: t("title"), description: t("description"), path };
	return pageMetadata(page);
}
