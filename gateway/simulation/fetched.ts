import { sql } from "drizzle-orm";
import type { World } from "./world";

/** An order that a buyer has to fetch, as everybody sees it. */
export interface SeenFetched {
	id: number;
	no: string;
	accountId: number;
	merchantId: number;
	status: string;
	paid: boolean;
	isFood: boolean;
	isAccepted: boolean;
	/** Null for a locker, and for what is not shipped. */
	code: string | null;
	isToStore: boolean;
	hasArrived: boolean;
	hasLeft: boolean;
	lines: { id: number; left: number }[];
	openRefundNos: string[];
}

/** Of this seed, the oldest first. */
export async function lookAtFetched({
	db,
	buyers,
}: World): Promise<SeenFetched[]> {
	const accountIds = buyers.map(({ accountId }) => accountId);
	const { rows } = await db.execute<{ seen: SeenFetched }>(sql`
		select json_build_object(
			'id', part.id, 'no', part.no, 'accountId', part.account_id, 'merchantId', part.merchant_id,
			'status', part.status, 'paid', part.paid, 'isFood', part.is_collected,
			'isAccepted', part.accepted_at is not null, 'code', collection.code,
			'isToStore', coalesce(part.point ->> 'kind' = 'store', false),
			'hasArrived', lying.arrived_at is not null, 'hasLeft', lying.left_at is not null,
			'lines', (select json_agg(json_build_object('id', id, 'left', quantity - refunded_quantity) order by id)
				from order_line where order_id = part.id),
			'openRefundNos', (select coalesce(json_agg(no order by id), '[]')
				from refund where order_id = part.id and state = 'reviewing')
		) as seen
		from merchant_order as part
		left join collection on collection.order_id = part.id
		left join parcel_at_store as lying on lying.order_id = part.id
		where part.account_id = any(${sql.param(accountIds)}::int[]) and (part.is_collected or part.point is not null)
		order by part.id`);
	return rows.map(({ seen }) => seen);
}
