import type { Localized } from "../../../contract/locale";
import type { Queryable, Transaction } from "../../../db/client";
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

export async function putSite(
	tx: Transaction,
	row: Omit<typeof site.$inferInsert, "id" | "logo">,
): Promise<void> {
	await tx
		.insert(site)
		.values({ ...row, logo: "" })
		.onConflictDoUpdate({ target: site.id, set: row });
}

export async function putSiteText(
	tx: Transaction,
	name: string,
	value: Localized,
): Promise<void> {
	await tx
		.insert(siteText)
		.values({ name, value })
		.onConflictDoUpdate({ target: siteText.name, set: { value } });
}
