import { sql } from "drizzle-orm";
import type { Database } from "../db/client";

export interface GrownShop {
	/** Who ordered most. */
	shopper: number;
}

/**
 * One account with 200 received orders of two lines, and 1,500 with 20 each; of every second order one line waits for a
 * review. Sums are right, stock is not moved.
 */
export async function growReceived(db: Database): Promise<GrownShop> {
	const { rows } = await db.execute<{ id: number }>(
		sql`insert into account (kind, nickname, locale, created_at)
			select 'member', 'Grown ' || n, 'en', now() from generate_series(0, 1500) n
			returning id`,
	);
	const shopper = Number(rows[0]?.id);
	await db.execute(sql`insert into master_order (no, account_id, pre_order_no,
			delivered_to, locale, pay_method, goods_total, coupon_total, points_total,
			points_used, freight_total, total, created_at, expires_at, paid_at)
		select 'PT' || lpad(account.id || 'X' || n, 18, '0'), account.id,
			gen_random_uuid(), '{}', 'en', 'local', 20, 0, 0, 0, 0, 20,
			now() - n * interval '1 hour', now(), now()
		from account, lateral generate_series(1,
			case when account.id = ${shopper} then 200 else 20 end) n
		where nickname like 'Grown %'`);
	await db.execute(sql`insert into merchant_order (no, master_id, account_id,
			merchant_id, cart_type, status, paid, note, goods_total, coupon_total,
			points_total, freight, total, created_at, shipped_at, received_at, lines_to_review)
		select replace(no, 'PT', 'SH'), id, account_id, 1 + id % 12, 'E_COMMERCE', 'received',
			true, '', 20, 0, 0, 0, 20, created_at, created_at, created_at, 1 - id % 2
		from master_order where delivered_to = '{}'`);
	await db.execute(sql`insert into order_line (order_id, sku_id, goods_id, name,
			image, options, price, quantity, subtotal, coupon_share, points_share,
			payable, substitution, reviewed_at)
		select part.id, 1, 1 + (part.id * 2 + at) % 200, '{"en":"Tea"}', '/tea.webp',
			'{}', 10, 1, 10, 0, 0, 10, 'none',
			case when at = 1 or part.lines_to_review = 0 then now() end
		from merchant_order as part, generate_series(0, 1) at
		where part.note = '' and part.total = 20`);
	await db.execute(sql`analyze`);
	return { shopper };
}
