import { eq } from "drizzle-orm";
import type { Localized } from "../contract/locale";
import type { Database } from "../db/client";
import { goods, sku } from "../db/schema/goods";
import { learnSearchWords } from "../features/catalog/search/service";
import { searchVector } from "../full-text/vector";

type GoodsFields = Partial<typeof goods.$inferInsert>;

/** Adds a goods that is like the sample shop's first but for its name and what is said otherwise; answers its id. */
export async function seedGoods(
	db: Database,
	name: Localized,
	fields: GoodsFields = {},
): Promise<number> {
	const [model] = await db.select().from(goods).where(eq(goods.id, 1));
	const [sold] = await db.select().from(sku).where(eq(sku.goodsId, 1)).limit(1);
	if (!model || !sold) throw new Error("The sample shop has no first goods");
	const names = Object.values(name).filter((text) => text !== undefined);
	const [added] = await db
		.insert(goods)
		.values({
			...model,
			id: undefined,
			name,
			ratingSum: 0,
			ratingCount: 0,
			search: searchVector({ A: names, B: [] }),
			...fields,
		})
		.returning({ id: goods.id, price: goods.price, search: goods.search });
	if (!added) throw new Error("The goods was not added");
	await learnSearchWords(db, [{ search: added.search, name }]);
	await db
		.insert(sku)
		.values({ ...sold, id: undefined, goodsId: added.id, price: added.price });
	return added.id;
}
