import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../../db/client";
import { literally } from "../../../db/literally";
import { insertRow } from "../../../db/one-row";
import { category } from "../../../db/schema/category";
import { merchant, merchantQualification } from "../../../db/schema/merchant";
import type { Slice } from "../../../http/pages";

/** With the pictures of its licences, in their order. */
export async function insertMerchant(
	tx: Transaction,
	row: typeof merchant.$inferInsert,
	qualifications: string[],
): Promise<number> {
	const { id: merchantId } = await insertRow(tx, merchant, row);
	await tx.insert(merchantQualification).values(
		qualifications.map((image, at) => ({
			merchantId,
			image,
			position: at + 1,
		})),
	);
	return merchantId;
}

/** With the area of the category that it is known for. */
export async function findShop(db: Database, id: number) {
	const [row] = await db
		.select({ ...getTableColumns(merchant), cartType: category.cartType })
		.from(merchant)
		.innerJoin(category, eq(category.id, merchant.categoryId))
		.where(eq(merchant.id, id));
	return row;
}
export type ShopRow = NonNullable<Awaited<ReturnType<typeof findShop>>>;

export async function lockMerchant(tx: Transaction, id: number) {
	const [row] = await tx
		.select()
		.from(merchant)
		.where(eq(merchant.id, id))
		.for("no key update");
	return row;
}

export async function updateMerchant(
	tx: Transaction,
	id: number,
	changes: Partial<typeof merchant.$inferSelect>,
): Promise<void> {
	await tx.update(merchant).set(changes).where(eq(merchant.id, id));
}

interface NameFilter {
	id: number | undefined;
	keyword: string | undefined;
}

function fits({ id, keyword }: NameFilter) {
	if (id !== undefined) return eq(merchant.id, id);
	return keyword
		? sql`exists (select from jsonb_each_text(${merchant.name}) named where named.value ilike ${`%${literally(keyword)}%`})`
		: undefined;
}

export function listNames(
	db: Database,
	filter: NameFilter,
	{ limit, offset }: Slice,
) {
	return db
		.select({ id: merchant.id, name: merchant.name })
		.from(merchant)
		.where(fits(filter))
		.orderBy(asc(merchant.id))
		.limit(limit)
		.offset(offset);
}

export function countNames(db: Database, filter: NameFilter): Promise<number> {
	return db.$count(merchant, fits(filter));
}
