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
		select 'SH' || substr(no, 3), id, account_id, 2, 'E_COMMERCE', (array[0, 0, 1, 2, 3, 9])[1 + rank % 6],
			rank % 6 <> 0, '', 10, 0, 0, 0, 10, created_at, rank % 11 = 0, case when rank % 6 = 3 then 1 else 0 end
		from (select *, right(no, 9)::int as rank from master_order where account_id = ${accountId} order by id) made`);
	await db.execute(sql`insert into order_line (order_id, sku_id, goods_id, name, image, options, price, quantity,
			subtotal, coupon_share, points_share, payable, substitution, search)
		select id, 1, (select goods_id from sku where id = 1), '{"en":"Tea"}', '/tea.webp', '{}', 10, 1, 10, 0, 0, 10,
			'none', format('''#account%s'' ''common'' ''own%s''', account_id, right(no, 9)::int)::tsvector
		from merchant_order where account_id = ${accountId}`);
}
