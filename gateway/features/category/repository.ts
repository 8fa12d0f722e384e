import { asc, eq } from "drizzle-orm";
import type { CartType } from "../../contract/values";
import type { Database } from "../../db/client";
import { category } from "../../db/schema/category";

export function listCategoryRows(db: Database, cartType?: CartType) {
	return db
		.select()
		.from(category)
		.where(cartType ? eq(category.cartType, cartType) : undefined)
		.orderBy(asc(category.cartType), asc(category.position));
}
export type CategoryRow = Awaited<ReturnType<typeof listCategoryRows>>[number];

export async function findCategory(db: Database, id: number) {
	const [row] = await db.select().from(category).where(eq(category.id, id));
	return row;
}
