import { type SQL, sql } from "drizzle-orm";
import type { PayMethod } from "../../../../contract/sales/payment-terms";
import type { CashKind } from "../../../../contract/sales/reconciliation-terms";
import type { Database } from "../../../../db/client";
import { masterOrder, merchantOrder } from "../../../../db/schema/order";
import { ledgerEntry, payment } from "../../../../db/schema/payment";
import { refund } from "../../../../db/schema/refund";
import { settlementEntry } from "../../../../db/schema/settlement";
import type { Slice } from "../../../../http/pages";

/** From a moment on, up to another. */
export interface Span {
	from: Date;
	to: Date;
}

const within = (moment: SQL, { from, to }: Span) =>
	sql`${moment} >= ${from.toISOString()}::timestamptz and ${moment} < ${to.toISOString()}::timestamptz`;

/** The cash entries of a span; of a payment that settles its master, the orders of it. */
const cashOf = (span: Span) => sql`
	select entry.id, entry.at, entry.amount as cash, entry.payment_id, entry.master_id,
		split_part(entry.posting, ' ', 1) as event, split_part(entry.posting, ' ', 2)::int as about
	from ${ledgerEntry} as entry
	where entry.account = 'cash' and ${within(sql`entry.at`, span)}`;

const settles = sql`cash.event = 'charge' and payment.state = 'succeeded'`;

/** What was exchanged is no cash. */
const money = sql`(refund.amount - refund.exchanged)`;

/** What the books make of each of them. */
const linesOf = (span: Span) => sql`
	select cash.*, master.no as order_no, payment.method, payment.provider_ref,
		case when ${settles} then master.total when cash.event = 'part' then -${money}
			when cash.event = 'refund' then -payment.amount else 0 end as booked,
		case when ${settles} then sold.merchants when cash.event = 'part' then coalesce(back.amount, 0) else 0 end as merchants,
		case when ${settles} then sold.own when cash.event = 'part' and refund.settlement = 'none' then -${money} else 0 end as own,
		case when ${settles} then sold.waiting when cash.event = 'part' and refund.settlement = 'open' then -${money} else 0 end as waiting,
		cash.event <> 'part' and not (${settles}) as is_nobodys
	from (${cashOf(span)}) as cash
	join ${masterOrder} as master on master.id = cash.master_id
	join ${payment} as payment on payment.id = cash.payment_id
	left join ${refund} as refund on cash.event = 'part' and refund.id = cash.about
	left join ${settlementEntry} as back on cash.event = 'part' and back.posting = 'refund ' || cash.about and back.account = 'refunds'
	left join lateral (
		select coalesce(sum(posted.amount), 0) as merchants,
			coalesce(sum(part.total) filter (where part.cart_type = 'SUPERMARKET' or part.settlement = 'none'), 0) as own,
			coalesce(sum(part.total) filter (where part.cart_type = 'E_COMMERCE' and part.settlement = 'open'), 0) as waiting
		from ${merchantOrder} as part
		left join ${settlementEntry} as posted on posted.order_id = part.id and posted.account = 'captured'
		where part.master_id = cash.master_id
	) as sold on ${settles}`;

/** A charge that no order needs has nothing booked, and is paid back. */
const agrees = sql`case when is_nobodys then event = 'charge' or cash = booked
	else cash = booked and booked = merchants + own + waiting end`;

const kinds: Record<string, CashKind> = {
	charge: "charge",
	refund: "payBack",
	part: "refund",
};

interface LineRow extends Record<string, unknown> {
	id: number;
	paymentId: number;
	at: string;
	event: string;
	orderNo: string;
	method: PayMethod;
	providerRef: string | null;
	cash: string;
	booked: string;
	merchants: string;
	own: string;
	waiting: string;
	agrees: boolean;
}

/** Those that differ first, then the latest. */
export async function listCash(
	db: Database,
	span: Span,
	{ limit, offset }: Slice,
) {
	const { rows } = await db.execute<LineRow>(sql`
		select id, payment_id as "paymentId", at, event, order_no as "orderNo", method, provider_ref as "providerRef",
			cash::text, booked::numeric(12, 2)::text, merchants::numeric(12, 2)::text, own::numeric(12, 2)::text,
			waiting::numeric(12, 2)::text, ${agrees} as agrees
		from (${linesOf(span)}) as line
		order by (${agrees}), at desc, id desc limit ${limit} offset ${offset}`);
	return rows.map(({ event, at, ...row }) => {
		const kind = kinds[event];
		if (!kind) throw new Error(`"${event}" moves no money`);
		return { ...row, kind, at: new Date(at) };
	});
}
export type CashRow = Awaited<ReturnType<typeof listCash>>[number];

interface SumsRow extends Record<string, unknown> {
	total: number;
	differing: number;
	cashIn: string;
	cashOut: string;
	merchants: string;
	own: string;
	waiting: string;
}

export async function sumCash(db: Database, span: Span): Promise<SumsRow> {
	const sum = (what: SQL) =>
		sql`coalesce(sum(${what}), 0)::numeric(12, 2)::text`;
	const { rows } = await db.execute<SumsRow>(sql`
		select count(*)::int as total, (count(*) filter (where not (${agrees})))::int as differing,
			${sum(sql`greatest(cash, 0)`)} as "cashIn", ${sum(sql`least(cash, 0)`)} as "cashOut",
			${sum(sql`merchants`)} as merchants, ${sum(sql`own`)} as own, ${sum(sql`waiting`)} as waiting
		from (${linesOf(span)}) as line`);
	if (!rows[0]) throw new Error("A day has no sums");
	return rows[0];
}

/** Paid to merchants, less what came back. */
export async function sumPaidOut(db: Database, span: Span): Promise<string> {
	const { rows } = await db.execute<{ amount: string }>(sql`
		select (coalesce(sum(payout.amount) filter (where ${within(sql`run.decided_at`, span)}), 0)
			- coalesce(sum(payout.amount) filter (where ${within(sql`payout.returned_at`, span)}), 0))::numeric(12, 2)::text as amount
		from payout join payout_run as run on run.id = payout.run_id
		where payout.state in ('paid', 'returned')`);
	return rows[0]?.amount ?? "0.00";
}
