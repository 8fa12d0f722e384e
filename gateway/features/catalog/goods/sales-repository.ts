import { asc, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client";
import { goods } from "../../../db/schema/goods";

/**
 * Counts what was paid for, as a part of the statement that settles it. A refund takes nothing back: it was chosen that
 * often. Pages are not invalidated: a best seller's would be made anew with every order, and a count may lag until
 * their time is over. The goods are held by rising id, like in everything else that changes several.
 */
export function salesOf(
	tx: Transaction,
	lines: { goodsId: number; quantity: number }[],
) {
	const sold = new Map<number, number>();
	for (const { goodsId, quantity } of lines)
		sold.set(goodsId, (sold.get(goodsId) ?? 0) + quantity);
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
