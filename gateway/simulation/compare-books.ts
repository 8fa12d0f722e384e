import { sql } from "drizzle-orm";
import type { Database } from "../db/client";

/** What others know of the shop. */
export interface Notified {
	/** Charges that went through at the provider: our key, and what it kept of each after paying back. */
	charged: { key: string; kept: string }[];
	/** Orders that buyers have heard of, and those that they have heard are paid. */
	acknowledged: string[];
	reportedPaid: string[];
	/** Whose orders these are. */
	accountIds: number[];
}

export interface Compared {
	orders: number;
	/** Acknowledged and not there, or told to be paid and not paid. */
	lost: number;
	/** Orders that more than one charge was kept of, and charges that went back more than once. */
	doubled: number;
	/** Charges of which the shop's books do not say what the provider's say. */
	unmatched: number;
	/** Payments that the provider knows nothing of. */
	unknown: number;
	/** Tries to pay and refunds of which nobody knows yet what has become. */
	open: number;
	/** Orders neither paid nor cancelled, and parcels that nobody ever receives. */
	undecided: number;
	/** Merchants' orders that left the shop, those that arrived, and lines that were reviewed. */
	shipped: number;
	received: number;
	reviewed: number;
	/** Orders whose merchant is owed for them, and nothing can go back any more. */
	settled: number;
	/** Refunds whose goods came back and were looked at, and those that an operator decided. */
	returned: number;
	disputed: number;
	/** Refunds whose goods became an order of another variant. */
	exchanged: number;
	/** Orders that were handed over at a store, and those that nobody fetched in time. */
	fetched: number;
	unfetched: number;
	/** Orders that the weather held up. */
	heldUp: number;
	/** Groups that came together, and those that did not though somebody had paid. */
	filled: number;
	failed: number;
}

/** The shop's books beside those of everybody else. */
export async function compareBooks(
	db: Database,
	{ charged, acknowledged, reportedPaid, accountIds }: Notified,
): Promise<Compared> {
	const keys = sql.param(charged.map(({ key }) => key));
	const kept = sql.param(charged.map((one) => one.kept));
	const { rows } = await db.execute<{ [Name in keyof Compared]: number }>(sql`
		with own as (select * from master_order where account_id = any(${sql.param(accountIds)}::int[])),
		parts as (select part.* from merchant_order as part join own on own.id = part.master_id),
		tries as (select payment.*, own.paid_at, (
				select coalesce(sum(amount), 0) from ledger_entry
				where ledger_entry.master_id = own.id and payment_id = payment.id and account = 'cash'
			) as cash, (
				select coalesce(sum(back.amount - back.exchanged), 0) from refund as back
				join parts on parts.id = back.order_id
				left join refund_exchange as came on came.order_id = parts.id
				where back.state in ('refunding', 'refunded', 'merchantRefunded')
					and (parts.master_id = own.id or came.payment_id = payment.id)
			) as refunded from payment join own on own.id = master_id),
		groups as (select distinct one.id, one.state from buying_group as one
			join group_place as place on place.group_id = one.id
			join own on own.id = place.master_id and own.paid_at is not null),
		told as (select * from unnest(${keys}::text[], ${kept}::numeric[]) as bank (key, kept)
			left join tries on provider_key = key)
		select
			(select count(*)::int from own) as orders,
			(select count(*)::int from unnest(${sql.param(acknowledged)}::text[]) as no
				where not exists (select from own where own.no = no.no))
			+ (select count(*)::int from unnest(${sql.param(reportedPaid)}::text[]) as no
				where not exists (select from own where own.no = no.no and paid_at is not null)) as lost,
			(select count(*)::int from (
				select master_id from told where kept > 0 group by master_id having count(*) > 1
			) as twice) + (select count(*)::int from told where kept < 0) as doubled,
			(select count(*)::int from told where (
				kept = cash and case state
					when 'succeeded' then paid_at is not null and kept = amount - refunded
					else state = 'refunded' and kept = 0
				end
			) is not true) as unmatched,
			(select count(*)::int from tries where state in ('succeeded', 'refunding', 'refunded')
				and provider_key <> all(${keys}::text[])) as unknown,
			(select count(*)::int from tries where state in ('begun', 'pending', 'refunding'))
			+ (select count(*)::int from refund join parts on parts.id = order_id where state = 'refunding') as open,
			(select count(*)::int from own where paid_at is null and cancelled_at is null)
			+ (select count(*)::int from parts where status in ('awaitingReceipt', 'received')) as undecided,
			(select count(*)::int from parts where shipped_at is not null) as shipped,
			(select count(*)::int from parts where received_at is not null) as received,
			(select count(*)::int from order_line join parts on parts.id = order_id
				where reviewed_at is not null) as reviewed,
			(select count(*)::int from settled_order join parts on parts.id = order_id
				where released_at is not null) as settled,
			(select count(distinct refund_id)::int from refund_return_line join refund on refund.id = refund_id
				join parts on parts.id = order_id) as returned,
			(select count(*)::int from refund_dispute join refund on refund.id = refund_id
				join parts on parts.id = order_id where verdict is not null) as disputed,
			(select count(*)::int from refund_exchange join parts on parts.id = order_id) as exchanged,
			(select count(*)::int from parts where received_at is not null
				and (is_collected or point ->> 'kind' = 'store')) as fetched,
			(select count(*)::int from refund join parts on parts.id = order_id
				where reason = 'notCollected') as unfetched,
			(select count(*)::int from held_up_order join parts on parts.id = order_id) as "heldUp",
			(select count(*)::int from groups where state = 'complete') as filled,
			(select count(*)::int from groups where state = 'failed') as failed`);
	const [counted] = rows;
	if (!counted) throw new Error("Nothing was compared");
	return counted;
}
