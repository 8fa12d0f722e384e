import { sql } from "drizzle-orm";
import type { Database } from "../db/client";
import { listViolations, orderInvariants } from "../invariants/check";
import type { World } from "./world";

export interface Verdict {
	seed: number;
	orders: number;
	charges: number;
	refunds: number;
	acknowledged: number;
	/** Orders that a buyer has heard of and that are not there. */
	lost: number;
	/** Charges that count more than once. */
	doubled: number;
	/** Charges that neither pay an order nor went back. */
	unmatched: number;
	/** Invariants that do not hold, errors that nobody foresaw, orders that nobody decided. */
	violations: string[];
}

export async function judge(
	db: Database,
	{ charges, acknowledged, faults, buyers }: World,
	seed: number,
): Promise<Verdict> {
	const refs = sql.param(charges.map(({ ref }) => ref));
	const numbers = sql.param(acknowledged);
	const accounts = sql.param(buyers.map(({ accountId }) => accountId));
	const { rows } = await db.execute<Record<string, number>>(sql`
		with told as (
			select ref, count(payment.id) as times,
				count(*) filter (where state = 'succeeded' and paid_at is not null) as pays,
				count(*) filter (where state = 'refunded') as back
			from unnest(${refs}::text[]) as ref
			left join payment on provider_ref = ref
			left join master_order on master_order.id = master_id
			group by ref
		), own as (select * from master_order where account_id = any(${accounts}::int[]))
		select
			(select count(*)::int from own) as orders,
			(select coalesce(sum(back), 0)::int from told) as refunds,
			(select count(*)::int from told where times > 1) as doubled,
			(select count(*)::int from told where pays + back <> 1) as unmatched,
			(select count(*)::int from own where paid_at is null and cancelled_at is null) as undecided,
			(select count(*)::int from unnest(${numbers}::text[]) as no
				where not exists (select from own where own.no = no.no)) as lost`);
	const counted = rows[0] ?? {};
	const undecided = counted.undecided ? ["masters are left undecided"] : [];
	return {
		seed,
		orders: counted.orders ?? 0,
		charges: charges.length,
		refunds: counted.refunds ?? 0,
		acknowledged: acknowledged.length,
		lost: counted.lost ?? 0,
		doubled: counted.doubled ?? 0,
		unmatched: counted.unmatched ?? 0,
		violations: [
			...faults,
			...undecided,
			...(await listViolations(db, orderInvariants)),
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
