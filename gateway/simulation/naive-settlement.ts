import { sql } from "drizzle-orm";
import { settleMerchants } from "../features/sales/settlement/settle";
import type { Rules } from "./rules";

// How merchants must not be settled with, for the same reason.

/** Owes for what was received at once, though it can be sent back for days. */
export const naiveRelease: Rules["settle"] = async (db, now) => {
	await settleMerchants(db, now);
	const at = sql`${now.toISOString()}::timestamptz`;
	await db.execute(sql`
		with over as (
			update settled_order set released_at = ${at} from merchant_order as part
			where part.id = order_id and part.received_at is not null and released_at is null
			returning order_id, settled_order.merchant_id
		)
		insert into settlement_entry (merchant_id, order_id, account, posting, amount, at)
		select over.merchant_id, over.order_id, side.account, 'release ' || over.order_id, side.sign * held.amount, ${at}
		from over join settlement_entry as held on held.order_id = over.order_id and held.posting like 'sale %' and held.account = 'held'
		cross join (values ('held', -1), ('due', 1)) as side (account, sign)`);
};

/** Takes all that a shopper gets back from the merchant, and keeps the commission on it. */
export const naiveReturn: Rules["settle"] = async (db, now) => {
	await db.execute(sql`
		with back as (
			update refund set settlement = 'posted' from settled_order as settled
			where settled.order_id = refund.order_id and refund.settlement = 'open' and refunded_at is not null
			returning refund.id, settled.merchant_id, settled.order_id, amount
		)
		insert into settlement_entry (merchant_id, order_id, account, posting, amount, at)
		select merchant_id, order_id, side.account, 'refund ' || id, side.sign * amount, ${now.toISOString()}::timestamptz
		from back cross join (values ('refunds', -1), ('held', 1)) as side (account, sign)
		where amount > 0`);
	await settleMerchants(db, now);
};
