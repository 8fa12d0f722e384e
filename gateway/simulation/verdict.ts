import { sql } from "drizzle-orm";
import { listViolations } from "../invariants/check";
import { keptOf } from "./bank";
import type { World } from "./world";

export interface Verdict {
	seed: number;
	orders: number;
	charges: number;
	refunds: number;
	acknowledged: number;
	/** Orders that a buyer has heard of, or has heard are paid, and that are not. */
	lost: number;
	/** Orders that were charged more than once, and charges that went back more than once. */
	doubled: number;
	/** Charges of which the shop's books do not say what the bank's say. */
	unmatched: number;
	/** Invariants that do not hold, errors that nobody foresaw, what nobody decided. */
	violations: string[];
}

export async function judge(
	{ db, bank, acknowledged, toldPaid, faults, buyers }: World,
	seed: number,
): Promise<Verdict> {
	const charged = bank.charges.filter(({ state }) => state === "succeeded");
	const keys = sql.param(charged.map(({ key }) => key));
	const kept = sql.param(charged.map(keptOf));
	const accounts = sql.param(buyers.map(({ accountId }) => accountId));
	const { rows } = await db.execute<Record<string, number>>(sql`
		with own as (select * from master_order where account_id = any(${accounts}::int[])),
		tries as (select payment.*, own.paid_at, (
				select coalesce(sum(amount), 0) from ledger_entry where payment_id = payment.id and account = 'cash'
			) as cash from payment join own on own.id = master_id),
		told as (select * from unnest(${keys}::text[], ${kept}::numeric[]) as bank (key, kept)
			left join tries on provider_key = key)
		select
			(select count(*)::int from own) as orders,
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
			(select count(*)::int from own where paid_at is null and cancelled_at is null) as undecided,
			(select count(*)::int from unnest(${sql.param(acknowledged)}::text[]) as no
				where not exists (select from own where own.no = no.no))
			+ (select count(*)::int from unnest(${sql.param(toldPaid)}::text[]) as no
				where not exists (select from own where own.no = no.no and paid_at is not null)) as lost`);
	const counted = rows[0] ?? {};
	const told = (what: string, count = 0) => (count > 0 ? [what] : []);
	return {
		seed,
		orders: counted.orders ?? 0,
		charges: charged.length,
		refunds: charged.filter(({ refunds }) => refunds.size > 0).length,
		acknowledged: acknowledged.length,
		lost: counted.lost ?? 0,
		doubled: counted.doubled ?? 0,
		unmatched: counted.unmatched ?? 0,
		violations: [
			...faults,
			...told("masters are left undecided", counted.undecided),
			...told("tries to pay are left open", counted.open),
			...told("a charge that the bank does not know", counted.unknown),
			...(await listViolations(db)),
		],
	};
}

export function isRight(verdict: Verdict): boolean {
	const { lost, doubled, unmatched, violations } = verdict;
	return lost + doubled + unmatched + violations.length === 0;
}

/** One line for any number of seeds; of a fault the seed that shows it. */
export function report(verdicts: Verdict[]): string {
	const wrong = verdicts.find((verdict) => !isRight(verdict));
	const sum = (count: (verdict: Verdict) => number) =>
		verdicts.reduce((total, verdict) => total + count(verdict), 0);
	const counted = [
		`orders=${sum(({ orders }) => orders)}`,
		`charges=${sum(({ charges }) => charges)}`,
		`refunds=${sum(({ refunds }) => refunds)}`,
		`acknowledged=${sum(({ acknowledged }) => acknowledged)}`,
		`lost=${sum(({ lost }) => lost)}`,
		`doubled=${sum(({ doubled }) => doubled)}`,
		`unmatched=${sum(({ unmatched }) => unmatched)}`,
		`violations=${sum(({ violations }) => violations.length)}`,
		`seed=${wrong?.seed ?? verdicts.at(-1)?.seed}`,
	].join(" ");
	return [...(wrong?.violations ?? []), counted].join("\n");
}
