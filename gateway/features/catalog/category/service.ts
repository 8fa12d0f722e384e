import type { CategoryNode } from "../../../contract/catalog/category";
import type { CartType } from "../../../contract/values";
import type { Queryable } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { presentCategoryTree } from "./presenter";
import {
	findCategory,
	listCategoryRows,
	listCategoryRowsOfMerchant,
} from "./repository";

// The category tree of the two areas: two levels, in the operator's order.

export async function listCategoryTree(
	ctx: Ctx,
	cartType?: CartType,
): Promise<CategoryNode[]> {
	const rows = await listCategoryRows(ctx.db, cartType);
	return presentCategoryTree(rows, ctx.locale);
}

/** Each with its name in every language that it has one in. */
export async function listCategoryNames({ db }: Ctx) {
	const rows = await listCategoryRows(db);
	return rows.map(({ id, name }) => ({ id, name }));
}

/** The part of an area's tree in which a merchant has goods on the shelf. */
export async function listCategoryTreeOfMerchant(
	ctx: Ctx,
	merchantId: number,
	cartType: CartType,
): Promise<CategoryNode[]> {
	const rows = await listCategoryRowsOfMerchant(ctx.db, merchantId, cartType);
	return presentCategoryTree(rows, ctx.locale);
}

/** Whether a category is a top or a leaf, so that goods are found by the right column; undefined when unknown. */
export async function findCategoryLevel(
	ctx: Ctx,
	id: number,
): Promise<"top" | "leaf" | undefined> {
	const row = await findCategory(ctx.db, id);
	return row && (row.parentId === null ? "top" : "leaf");
}

/** Whether a category is there, a top one, and of this area. */
export async function isTopCategory(
	db: Queryable,
	id: number,
	cartType: CartType,
): Promise<boolean> {
	const row = await findCategory(db, id);
	return row?.parentId === null && row.cartType === cartType;
}
