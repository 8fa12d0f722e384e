import { sql } from "drizzle-orm";
import type { Database } from "../db/client";

/** What others know of the shop. */
export interface Told {
	/** Charges that went through at the provider: our key, and what it kept of each after paying back. */
	charged: { key: string; kept: string }[];
	/** Orders that buyers have heard of, and those that they have heard are paid. */
	acknowledged: string[];
	toldPaid: string[];
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
	/** Tries to pay of which nobody knows yet what has become. */
	open: number;
	/** Orders neither paid nor cancelled. */
	undecided: number;
}

/** The shop's books beside those of everybody else. */
export async function compareBooks(
	db: Database,
	{ charged, acknowledged, toldPaid, accountIds }: Told,
): Promise<Compared> {
	const keys = sql.param(charged.map(({ key }) => key));
	const kept = sql.param(charged.map((one) => one.kept));
	const { rows } = await db.execute<{ [Name in keyof Compared]: number }>(sql`
		with own as (select * from master_order where account_id = any(${sql.param(accountIds)}::int[])),
		tries as (select payment.*, own.paid_at, (
				select coalesce(sum(amount), 0) from ledger_entry
				where ledger_entry.master_id = own.id and payment_id = payment.id and account = 'cash'
			) as cash from payment join own on own.id = master_id),
		told as (select * from unnest(${keys}::text[], ${kept}::numeric[]) as bank (key, kept)
			left join tries on provider_key = key)
		select
			(select count(*)::int from own) as orders,
			(select count(*)::int from unnest(${sql.param(acknowledged)}::text[]) as no
				where not exists (select from own where own.no = no.no))
			+ (select count(*)::int from unnest(${sql.param(toldPaid)}::text[]) as no
				where not exists (select from own where own.no = no.no and paid_at is not null)) as lost,
			(select count(*)::int from (
				select master_id from told where kept > 0 group by master_id having count(*) > 1
			) as twice) + (select count(*)::int from told where kept < 0) as doubled,
			(select count(*)::int from told where (
				kept = cash and (state = 'refunded') = (kept = 0)
				and (state = 'succeeded' and paid_at is not null) = (kept = amount)
			) is not true) as unmatched,
			(select count(*)::int from tries where state in ('succeeded', 'refunding', 'refunded')
				and provider_key <> all(${keys}::text[])) as unknown,
			(select count(*)::int from tries where state in ('begun', 'pending', 'refunding')) as open,
			(select count(*)::int from own where paid_at is null and cancelled_at is null) as undecided`);
	const [counted] = rows;
	if (!counted) throw new Error("Nothing was compared");
	return counted;
}
