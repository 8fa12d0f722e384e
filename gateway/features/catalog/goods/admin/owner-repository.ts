import { and, eq, isNotNull } from "drizzle-orm";
import type { Localized } from "../../../../contract/locale";
import type { CartType } from "../../../../contract/values";
import type { Queryable } from "../../../../db/client";
import { category } from "../../../../db/schema/category";
import { merchant } from "../../../../db/schema/merchant";

/** A merchant sells in the area of the category that it is known for. */
export async function findOwner(db: Queryable, id: number) {
	const [row] = await db
		.select({
			id: merchant.id,
			name: merchant.name,
			cartType: category.cartType,
		})
		.from(merchant)
		.innerJoin(category, eq(category.id, merchant.categoryId))
		.where(eq(merchant.id, id));
	return row;
}

export interface Leaf {
	id: number;
	topId: number;
	name: Localized;
	topName: Localized;
}

/** Where goods of an area may lie, by id. */
export async function listLeaves(db: Queryable, cartType: CartType) {
	const leaves = await db
		.select()
		.from(category)
		.where(and(eq(category.cartType, cartType), isNotNull(category.parentId)));
	const tops = new Map(
		(
			await db.select().from(category).where(eq(category.cartType, cartType))
		).map((row) => [row.id, row]),
	);
	return new Map(
		leaves.flatMap(({ id, parentId, name }) => {
			const top = parentId === null ? undefined : tops.get(parentId);
			return top ? [[id, { id, topId: top.id, name, topName: top.name }]] : [];
		}),
	);
}
