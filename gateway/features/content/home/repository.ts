import { asc, eq } from "drizzle-orm";
import type { CartType } from "../../../contract/values";
import type { Database } from "../../../db/client";
import { banner, homeSection } from "../../../db/schema/home";

export function listBanners(db: Database, cartType: CartType) {
	return db
		.select()
		.from(banner)
		.where(eq(banner.cartType, cartType))
		.orderBy(asc(banner.position));
}

export function listHomeSections(db: Database, cartType: CartType) {
	return db
		.select()
		.from(homeSection)
		.where(eq(homeSection.cartType, cartType))
		.orderBy(asc(homeSection.position));
}
export type HomeSectionRow = typeof homeSection.$inferSelect;
