import { desc, eq, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { lockRow } from "../../../db/one-row";
import { category } from "../../../db/schema/category";
import { merchant } from "../../../db/schema/merchant";
import { commissionRate } from "../../../db/schema/settlement";
import type { Slice } from "../../../http/pages";

export type RateRow = typeof commissionRate.$inferSelect;

const isOf = (merchantId: number | undefined) =>
	merchantId === undefined
		? undefined
		: eq(commissionRate.merchantId, merchantId);

const rates = (db: Queryable) =>
	db
		.select({
			rate: commissionRate,
			merchantName: merchant.name,
			categoryName: category.name,
		})
		.from(commissionRate)
		.leftJoin(merchant, eq(merchant.id, commissionRate.merchantId))
		.leftJoin(category, eq(category.id, commissionRate.categoryId));
export type NamedRate = Awaited<ReturnType<typeof rates>>[number];

/** Those that begin last first. */
export function listRates(
	db: Database,
	merchantId: number | undefined,
	{ limit, offset }: Slice,
): Promise<NamedRate[]> {
	return rates(db)
		.where(isOf(merchantId))
		.orderBy(desc(commissionRate.holdsFrom), desc(commissionRate.id))
		.limit(limit)
		.offset(offset);
}

export function countRates(db: Database, merchantId: number | undefined) {
	return db.$count(commissionRate, isOf(merchantId));
}

export async function getRate(db: Queryable, id: number): Promise<NamedRate> {
	const [row] = await rates(db).where(eq(commissionRate.id, id));
	if (!row) throw new Error(`There is no rate ${id}`);
	return row;
}

export const lockRate = (tx: Transaction, id: number) =>
	lockRow(tx, commissionRate, eq(commissionRate.id, id));

/** Undefined where another of the same begins on that day. */
export async function insertRate(
	tx: Transaction,
	row: typeof commissionRate.$inferInsert,
): Promise<number | undefined> {
	const [made] = await tx
		.insert(commissionRate)
		.values(row)
		.onConflictDoNothing()
		.returning({ id: commissionRate.id });
	return made?.id;
}

export async function endRateOn(tx: Transaction, id: number, endsOn: string) {
	await tx
		.update(commissionRate)
		.set({ endsOn })
		.where(eq(commissionRate.id, id));
}

/** Which of what a rate names is not there, or is none of the mall's. */
export async function findUnknown(
	tx: Transaction,
	{ merchantId, categoryId }: Pick<RateRow, "merchantId" | "categoryId">,
) {
	const { rows } = await tx.execute<{ merId: boolean; categoryId: boolean }>(
		sql`select
			${merchantId}::int is not null and not exists (
				select from ${merchant} where id = ${merchantId}::int
			) as "merId",
			${categoryId}::int is not null and not exists (
				select from ${category} where id = ${categoryId}::int and cart_type = 'E_COMMERCE'
			) as "categoryId"`,
	);
	return Object.entries(rows[0] ?? {}).flatMap(([field, isUnknown]) =>
		isUnknown ? [field] : [],
	);
}
