import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/gateway/contract/cache-tags";
import type { HelpCategory } from "@/gateway/contract/content/help";
import { emptySite, type SiteConfig } from "@/gateway/contract/content/site";
import type { LocaleCode } from "@/gateway/contract/locale";
import { serverApi } from "@/lib/api/server";
import { isBuilding } from "./during-build";

export interface Site extends SiteConfig {
	/** In reading order. */
	help: HelpCategory[];
	/** Of the shop's calendar, for the line of rights. */
	year: string;
}

/**
 * What stands around every page, read once for all of them. A frame never breaks a page: while a build has no
 * catalogue, or the gateway is away, it is empty, and in the second case asked for again within seconds.
 */
export async function readSite(locale: LocaleCode): Promise<Site> {
	"use cache";
	cacheTag(cacheTags.all, cacheTags.site, cacheTags.help);
	const year = yearInHongKong();
	try {
		if (isBuilding) throw new Error("A build has no catalogue");
		const api = serverApi(locale);
		const [home, tree] = await Promise.all([
			api.get("/api/front/pc/home/index", { query: {} }),
			api.get("/api/front/pc/help/categoryTreeList"),
		]);
		cacheLife("catalogue");
		return { ...pickSite(home), help: tree.reverse(), year };
	} catch {
		cacheLife({ stale: 30, revalidate: 5, expire: 3600 });
		return { ...emptySite, help: [], year };
	}
}

function pickSite(home: SiteConfig): SiteConfig {
	const { siteName, logo, service, topBanner, appLinks, aboutLinks } = home;
	return { siteName, logo, service, topBanner, appLinks, aboutLinks };
}

function yearInHongKong(): string {
	return new Date().toLocaleDateString("en", {
		year: "numeric",
		timeZone: "Asia/Hong_Kong",
	});
}
