import { sql } from "drizzle-orm";
import type { Database } from "../db/client";

interface Growth {
	accountId: number;
	orders: number;
}

/**
 * Orders of one line, of merchant 2 and in all statuses in turn, for measuring alone: their history and what they hold
 * is not kept. Each name has a word of its own, and one that all have.
 */
export async function growOrders(
	db: Database,
	{ accountId, orders }: Growth,
): Promise<void> {
	const no = (prefix: string) =>
		sql.raw(
			`'${prefix}' || lpad(${accountId} || lpad(n::text, 9, '0'), 18, '0')`,
		);
	const createdAt = sql.raw("now() - (1000000 - n) * interval '1 minute'");
	await db.execute(sql`insert into master_order (no, account_id, pre_order_no, delivered_to, locale, pay_method,
			goods_total, coupon_total, points_total, points_used, freight_total, total, created_at, expires_at, paid_at)
		select ${no("PT")}, ${accountId}, gen_random_uuid(),
			'{"realName":"Kit Chan","countryCode":"+852","phone":"91234567","email":"","country":"HK","city":"",
				"district":"eastern","detail":"Taikoo Shing","block":"","floor":"","houseNumber":"B","postcode":"",
				"addressType":"home","latitude":null,"longitude":null}'::jsonb,
			'en', 'local', 10, 0, 0, 0, 0, 10, ${createdAt}, ${createdAt} + interval '30 minutes',
			case when n % 6 = 0 then null else ${createdAt} + interval '1 minute' end
		from generate_series(1, ${orders}::int) n order by n`);
	await db.execute(sql`insert into merchant_order (no, master_id, account_id, merchant_id, cart_type, status, paid,
			note, goods_total, coupon_total, points_total, freight, total, created_at, has_refund, lines_to_review)
		select 'SH' || substr(no, 3), id, account_id, 2, 'E_COMMERCE', (array['awaitingShipment', 'awaitingShipment', 'awaitingReceipt', 'received', 'completed', 'cancelled'])[1 + rank % 6],
			rank % 6 <> 0, '', 10, 0, 0, 0, 10, created_at, rank % 11 = 0, case when rank % 6 = 3 then 1 else 0 end
		from (select *, right(no, 9)::int as rank from master_order where account_id = ${accountId} order by id) made`);
	await db.execute(sql`insert into order_line (order_id, sku_id, goods_id, name, image, options, price, quantity,
			subtotal, coupon_share, points_share, payable, substitution, search)
		select id, 1, (select goods_id from sku where id = 1), '{"en":"Tea"}', '/tea.webp', '{}', 10, 1, 10, 0, 0, 10,
			'none', format('''#account%s'' ''common'' ''own%sx''', account_id, right(no, 9)::int)::tsvector
		from merchant_order where account_id = ${accountId}`);
	await growWhatFollows(db, accountId);
}

/** History, parcels and refunds. */
async function growWhatFollows(db: Database, accountId: number): Promise<void> {
	const own = sql`merchant_order.account_id = ${accountId}`;
	await db.execute(sql`insert into order_step (order_id, step, actor, at)
		select id, 'created', 'buyer', created_at from merchant_order where ${own}`);
	await db.execute(sql`insert into parcel (order_id, method, courier, tracking_no, shipped_at)
		select id, 'courier', 'SF Express', 'SF1', created_at from merchant_order where ${own} and status in ('awaitingReceipt', 'received', 'completed')`);
	await db.execute(sql`insert into parcel_line (parcel_id, line_id, quantity)
		select parcel.id, order_line.id, 1 from parcel join merchant_order on merchant_order.id = parcel.order_id
			join order_line on order_line.order_id = merchant_order.id where ${own}`);
	await db.execute(sql`insert into parcel_event (parcel_id, event, at)
		select parcel.id, 'shipped', shipped_at from parcel where id not in (select parcel_id from parcel_event)`);
	await db.execute(sql`insert into refund (no, order_id, account_id, merchant_id, state, reason, remark, images,
			is_whole, is_before_shipment, freight, amount, refusal, created_at)
		select 'RE' || substr(no, 3), id, account_id, merchant_id, 'refused', 'other', '', '{}', true, true, 0, 10,
			'No', created_at
		from merchant_order where ${own} and has_refund`);
	await db.execute(sql`insert into refund_line (refund_id, line_id, quantity, amount, is_open)
		select refund.id, order_line.id, 1, 10, false from refund join order_line using (order_id)
		where refund.account_id = ${accountId}`);
	await db.execute(sql`insert into refund_return (refund_id, way)
		select id, 'pickUp' from refund where account_id = ${accountId}`);
	await db.execute(sql`insert into refund_exchange (refund_id, sku_id, price, is_dearer)
		select id, 1, 10, false from refund where account_id = ${accountId}`);
	await db.execute(sql`insert into payment (master_id, method, provider_key, amount, state, created_at, updated_at)
		select id, 'local', 'grown ' || no, total, 'succeeded', created_at, created_at
		from master_order where account_id = ${accountId} and paid_at is not null`);
}

/** Accounts that have nothing. */
export async function growAccounts(db: Database, count: number): Promise<void> {
	await db.execute(sql`insert into account (kind, nickname, locale, created_at)
		select 'tourist', 'Passer-by', 'en', now() from generate_series(1, ${count}::int)`);
}
