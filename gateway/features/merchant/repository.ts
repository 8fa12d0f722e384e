import { and, count, desc, eq, gt, inArray } from "drizzle-orm";
import type { CartType } from "../../contract/values";
import type { Database } from "../../db/client";
import { category } from "../../db/schema/category";
import { merchant } from "../../db/schema/merchant";

interface MerchantFilter {
	cartType?: CartType;
	categoryId?: number;
}

function where({ cartType, categoryId }: MerchantFilter) {
	return and(
		gt(merchant.goodsCount, 0),
		cartType && eq(category.cartType, cartType),
		categoryId === undefined ? undefined : eq(merchant.categoryId, categoryId),
	);
}

function merchants(db: Database) {
	return db
		.select({ merchant, categoryName: category.name })
		.from(merchant)
		.innerJoin(category, eq(category.id, merchant.categoryId))
		.$dynamic();
}
export type MerchantRow = Awaited<ReturnType<typeof merchants>>[number];

export function listMerchantRows(
	db: Database,
	filter: MerchantFilter,
	slice: { limit: number; offset: number },
): Promise<MerchantRow[]> {
	return merchants(db)
		.where(where(filter))
		.orderBy(desc(merchant.goodsCount), merchant.id)
		.limit(slice.limit)
		.offset(slice.offset);
}

export async function listMerchantsOf(
	db: Database,
	ids: number[],
): Promise<MerchantRow[]> {
	return ids.length > 0 ? merchants(db).where(inArray(merchant.id, ids)) : [];
}

export async function countMerchants(
	db: Database,
	filter: MerchantFilter,
): Promise<number> {
	const [row] = await db
		.select({ total: count() })
		.from(merchant)
		.innerJoin(category, eq(category.id, merchant.categoryId))
		.where(where(filter));
	return row?.total ?? 0;
}

export async function findMerchant(
	db: Database,
	id: number,
): Promise<MerchantRow | undefined> {
	const [row] = await merchants(db).where(eq(merchant.id, id));
	return row;
}
