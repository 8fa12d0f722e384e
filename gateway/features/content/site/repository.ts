import type { Queryable } from "../../../db/client";
import { siteText } from "../../../db/schema/home";
import { site } from "../../../db/schema/site";

/** Words of the shop by name: siteName, site_keywords, site_description. */
export function listSiteTexts(db: Queryable) {
	return db.select().from(siteText);
}

export async function findSite(db: Queryable) {
	const [row] = await db.select().from(site);
	return row;
}
export type SiteRow = typeof site.$inferSelect;
