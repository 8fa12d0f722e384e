import type { Queryable } from "../../../db/client";
import { site } from "../../../db/schema/site";

export async function findSite(db: Queryable) {
	const [row] = await db.select().from(site);
	return row;
}
export type SiteRow = typeof site.$inferSelect;
