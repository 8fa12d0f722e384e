import { asc, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../db/client";
import { goods } from "../../db/schema/goods";

/** Pieces by goods. The goods are held by rising id, like in everything else that changes several. */
export async function addSales(
	tx: Transaction,
	sold: Map<number, number>,
): Promise<void> {
	const ids = [...sold.keys()];
	await tx
		.select({ id: goods.id })
		.from(goods)
		.where(inArray(goods.id, ids))
		.orderBy(asc(goods.id))
		.for("no key update");
	const pieces = sql`unnest(${sql.param(ids)}::int[], ${sql.param([...sold.values()])}::int[])`;
	await tx
		.update(goods)
		.set({ sales: sql`${goods.sales} + sold.pieces` })
		.from(sql`${pieces} as sold(goods_id, pieces)`)
		.where(sql`${goods.id} = sold.goods_id`);
}
