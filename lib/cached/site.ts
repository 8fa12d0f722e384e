import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/gateway/contract/cache-tags";
import type { HelpCategory } from "@/gateway/contract/content/help";
import { emptySite, type SiteConfig } from "@/gateway/contract/content/site";
import type { LocaleCode } from "@/gateway/contract/locale";
import type { PayMethod } from "@/gateway/contract/sales/payment-terms";
import { serverApi } from "@/lib/api/server";
import { isBuilding } from "./during-build";

export interface Site extends SiteConfig {
	/** In reading order. */
	help: HelpCategory[];
	/** The ways to pay that the shop has now. */
	payMethods: PayMethod[];
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
		const [home, tree, ways] = await Promise.all([
			api.get("/api/front/pc/home/index", { query: {} }),
			api.get("/api/front/pc/help/categoryTreeList"),
			// A gateway of the release before tells it to accounts alone.
			api.get("/api/front/pay/method").catch(() => []),
		]);
		cacheLife("catalogue");
		const payMethods = ways.map(({ method }) => method);
		return { ...pickSite(home), help: tree.reverse(), payMethods, year };
	} catch {
		cacheLife({ stale: 30, revalidate: 5, expire: 3600 });
		return { ...emptySite, help: [], payMethods: [], year };
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
