import { sql } from "drizzle-orm";
import type { Database } from "../db/client";
import { type SoldGoods, variantPieces } from "./seed-goods";

/**
 * Skus of which there are not as many as there were, less what orders and exchanges took and kept, and more what came
 * back good. What was refunded before shipment, or while it was ready to be fetched at its store, or with an order that
 * was cancelled, never left.
 */
export async function listMiscounted(
	db: Database,
	{
		skuIds,
		stocks,
		variantOf,
	}: Pick<SoldGoods, "skuIds" | "stocks" | "variantOf">,
): Promise<string[]> {
	const variants = [...variantOf.values()];
	const ids = [...skuIds, ...variants];
	const pieces = [...stocks, ...variants.map(() => variantPieces)];
	const { rows } = await db.execute<{ what: string }>(sql`
		select 'sku ' || sku.id || ' has ' || sku.stock || ' of ' || began.pieces as what
		from unnest(${sql.param(ids)}::int[], ${sql.param(pieces)}::int[]) as began (id, pieces)
		join sku on sku.id = began.id
		where sku.stock <> began.pieces - coalesce((
			select sum(line.quantity - coalesce((
				select sum(part.quantity) from refund_line as part join refund on refund.id = part.refund_id
				where part.line_id = line.id and (refund.is_before_shipment or (
						one.is_collected and (one.received_at is null or refund.decided_at < one.received_at)
					)) and refund.state in ('refunding', 'refunded', 'merchantRefunded')
			), 0)) from order_line as line join merchant_order as one on one.id = line.order_id
			where line.sku_id = sku.id and one.status <> 'cancelled'
		), 0) + coalesce((
			select sum(restocked) from refund_return_line as found join order_line as line on line.id = found.line_id
			where line.sku_id = sku.id
		), 0) - coalesce((select sum(held) from refund_exchange where sku_id = sku.id), 0)`);
	return rows.map(({ what }) => what);
}
