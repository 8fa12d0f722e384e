import { and, asc, eq, inArray, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { CartType } from "../../../contract/values";
import type { Database, Queryable } from "../../../db/client";
import { findRow } from "../../../db/one-row";
import { category } from "../../../db/schema/category";
import { goods } from "../../../db/schema/goods";

export function listCategoryRows(db: Database, cartType?: CartType) {
	return db
		.select()
		.from(category)
		.where(cartType ? eq(category.cartType, cartType) : undefined)
		.orderBy(asc(category.cartType), asc(category.position));
}
export type CategoryRow = Awaited<ReturnType<typeof listCategoryRows>>[number];

/** Categories of an area in which a merchant has goods on the shelf, and those above them; no goods is read for it. */
export function listCategoryRowsOfMerchant(
	db: Database,
	merchantId: number,
	cartType: CartType,
): Promise<CategoryRow[]> {
	const sold = db.$with("sold").as(
		db
			.selectDistinct({ id: goods.categoryId })
			.from(goods)
			.where(and(eq(goods.merchantId, merchantId), goods.isShown)),
	);
	const ids = db.select({ id: sold.id }).from(sold);
	const child = alias(category, "child");
	const above = db
		.select({ id: child.parentId })
		.from(child)
		.where(inArray(child.id, ids));
	return db
		.with(sold)
		.select()
		.from(category)
		.where(
			and(
				eq(category.cartType, cartType),
				or(inArray(category.id, ids), inArray(category.id, above)),
			),
		)
		.orderBy(asc(category.position));
}

export const findCategory = (db: Queryable, id: number) =>
	findRow(db, category, eq(category.id, id));
