import { sql } from "drizzle-orm";
import type { Database } from "../db/client";
import type { SoldGoods } from "./seed-goods";

/**
 * Skus of which there are not as many as there were, less what orders took and kept, and more what came back good. What was
 * refunded before shipment, or with an order that was cancelled, never left.
 */
export async function listMiscounted(
	db: Database,
	{ skuIds, stocks }: Pick<SoldGoods, "skuIds" | "stocks">,
): Promise<string[]> {
	const { rows } = await db.execute<{ what: string }>(sql`
		select 'sku ' || sku.id || ' has ' || sku.stock || ' of ' || began.pieces as what
		from unnest(${sql.param(skuIds)}::int[], ${sql.param(stocks)}::int[]) as began (id, pieces)
		join sku on sku.id = began.id
		where sku.stock <> began.pieces - coalesce((
			select sum(line.quantity - coalesce((
				select sum(part.quantity) from refund_line as part join refund on refund.id = part.refund_id
				where part.line_id = line.id and refund.is_before_shipment
					and refund.state in ('refunding', 'refunded', 'merchantRefunded')
			), 0)) from order_line as line join merchant_order as one on one.id = line.order_id
			where line.sku_id = sku.id and one.status <> 'cancelled'
		), 0) + coalesce((
			select sum(restocked) from refund_return_line as found join order_line as line on line.id = found.line_id
			where line.sku_id = sku.id
		), 0)`);
	return rows.map(({ what }) => what);
}
