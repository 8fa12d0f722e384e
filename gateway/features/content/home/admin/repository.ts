import { asc, eq } from "drizzle-orm";
import type { Transaction } from "../../../../db/client";
import { insertRow } from "../../../../db/one-row";
import { setPositions } from "../../../../db/positions";
import { banner, homeSection } from "../../../../db/schema/home";
import type { ArrangedRows } from "../arranged-rows";

/** Whoever arranges the home pages waits for whoever else does. */
export async function lockHome(tx: Transaction): Promise<void> {
	await tx.execute(
		"lock table banner, home_section in share row exclusive mode",
	);
}

export type BannerRow = typeof banner.$inferSelect;

export const bannerRows: ArrangedRows<BannerRow> = {
	list: (db) =>
		db
			.select()
			.from(banner)
			.orderBy(asc(banner.cartType), asc(banner.position)),
	insert: async (tx, row) => (await insertRow(tx, banner, row)).id,
	update: async (tx, id, row) => {
		await tx.update(banner).set(row).where(eq(banner.id, id));
	},
	remove: async (tx, id) => {
		await tx.delete(banner).where(eq(banner.id, id));
	},
	arrange: (tx, ids) => setPositions(tx, banner, ids),
};

export type SectionRow = typeof homeSection.$inferSelect;

export const sectionRows: ArrangedRows<SectionRow> = {
	list: (db) =>
		db
			.select()
			.from(homeSection)
			.orderBy(asc(homeSection.cartType), asc(homeSection.position)),
	insert: async (tx, row) => (await insertRow(tx, homeSection, row)).id,
	update: async (tx, id, row) => {
		await tx.update(homeSection).set(row).where(eq(homeSection.id, id));
	},
	remove: async (tx, id) => {
		await tx.delete(homeSection).where(eq(homeSection.id, id));
	},
	arrange: (tx, ids) => setPositions(tx, homeSection, ids),
};
