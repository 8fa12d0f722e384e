import { sql } from "drizzle-orm";
import type { OrderStatus } from "../contract/sales/order-status";
import type { RefundState } from "../contract/sales/refund-terms";
import type { World } from "./world";

/** An order as somebody sees it; by the time they act it may have moved on. */
export interface SeenOrder {
	id: number;
	no: string;
	masterNo: string;
	accountId: number;
	merchantId: number;
	status: OrderStatus;
	paid: boolean;
	isSupermarket: boolean;
	isAccepted: boolean;
	/** Made of goods that came back. */
	isExchange: boolean;
	lines: SeenLine[];
	refunds: { no: string; state: RefundState }[];
}

export interface SeenLine {
	id: number;
	skuId: number;
	/** Pieces that did not go back. */
	left: number;
	isReviewed: boolean;
}

/** The orders of this seed, or one buyer's, the oldest first. */
export async function lookAtOrders(
	{ db, buyers }: World,
	accountIds = buyers.map(({ accountId }) => accountId),
): Promise<SeenOrder[]> {
	const { rows } = await db.execute<{ seen: SeenOrder }>(sql`
		select json_build_object(
			'id', part.id, 'no', part.no, 'masterNo', master.no, 'accountId', part.account_id, 'merchantId', part.merchant_id,
			'status', part.status, 'paid', part.paid,
			'isSupermarket', part.cart_type = 'SUPERMARKET', 'isAccepted', part.accepted_at is not null,
			'isExchange', exists (select from refund_exchange where order_id = part.id),
			'lines', (select json_agg(json_build_object(
				'id', id, 'skuId', sku_id, 'left', quantity - refunded_quantity, 'isReviewed', reviewed_at is not null
			) order by id) from order_line where order_id = part.id),
			'refunds', (select coalesce(json_agg(json_build_object('no', no, 'state', state) order by id), '[]')
				from refund where order_id = part.id)
		) as seen
		from merchant_order as part join master_order as master on master.id = part.master_id
		where part.account_id = any(${sql.param(accountIds)}::int[]) order by part.id`);
	return rows.map(({ seen }) => seen);
}
