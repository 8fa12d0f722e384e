import { asc, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client";
import { goods } from "../../../db/schema/goods";

/**
 * Pieces by goods, as a part of a larger statement. The goods are held by rising id, like in everything else that changes
 * several.
 */
export function salesUpdate(tx: Transaction, sold: Map<number, number>) {
	const ids = [...sold.keys()];
	const held = tx
		.select({ id: goods.id })
		.from(goods)
		.where(inArray(goods.id, ids))
		.orderBy(asc(goods.id))
		.for("no key update");
	const pieces = sql`unnest(${sql.param(ids)}::int[], ${sql.param([...sold.values()])}::int[])`;
	return tx
		.update(goods)
		.set({ sales: sql`${goods.sales} + sold.pieces` })
		.from(sql`${held} as held, ${pieces} as sold(goods_id, pieces)`)
		.where(sql`${goods.id} = held.id and sold.goods_id = held.id`);
}
