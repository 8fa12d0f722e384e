import { asc, eq } from "drizzle-orm";
import type { Database, Transaction } from "../../db/client";
import { setPositions } from "../../db/positions";
import { banner, homeSection } from "../../db/schema/home";

type Queryable = Database | Transaction;

/** Whoever arranges the home pages waits for whoever else does. */
export async function lockHome(tx: Transaction): Promise<void> {
	await tx.execute(
		"lock table banner, home_section in share row exclusive mode",
	);
}

export function listAllBanners(db: Queryable) {
	return db
		.select()
		.from(banner)
		.orderBy(asc(banner.cartType), asc(banner.position));
}
export type BannerRow = typeof banner.$inferSelect;

export function listAllSections(db: Queryable) {
	return db
		.select()
		.from(homeSection)
		.orderBy(asc(homeSection.cartType), asc(homeSection.position));
}
export type SectionRow = typeof homeSection.$inferSelect;

export async function insertBanner(
	tx: Transaction,
	row: typeof banner.$inferInsert,
): Promise<number> {
	const [made] = await tx
		.insert(banner)
		.values(row)
		.returning({ id: banner.id });
	return made?.id ?? 0;
}

export async function updateBanner(
	tx: Transaction,
	id: number,
	fields: Partial<BannerRow>,
): Promise<void> {
	await tx.update(banner).set(fields).where(eq(banner.id, id));
}

export async function deleteBanner(tx: Transaction, id: number): Promise<void> {
	await tx.delete(banner).where(eq(banner.id, id));
}

export async function insertSection(
	tx: Transaction,
	row: typeof homeSection.$inferInsert,
): Promise<number> {
	const [made] = await tx
		.insert(homeSection)
		.values(row)
		.returning({ id: homeSection.id });
	return made?.id ?? 0;
}

export async function updateSection(
	tx: Transaction,
	id: number,
	fields: Partial<SectionRow>,
): Promise<void> {
	await tx.update(homeSection).set(fields).where(eq(homeSection.id, id));
}

export async function deleteSection(
	tx: Transaction,
	id: number,
): Promise<void> {
	await tx.delete(homeSection).where(eq(homeSection.id, id));
}

export const arrangeBannerRows = (tx: Transaction, ids: number[]) =>
	setPositions(tx, banner, ids);

export const arrangeSectionRows = (tx: Transaction, ids: number[]) =>
	setPositions(tx, homeSection, ids);
