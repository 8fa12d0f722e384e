import type { Invariant } from "./invariant";

/** Steps of one merchant's order that its buyer hears of, and what such a message bears. */
const isNotified = `step.step in ('accepted', 'shipped', 'received', 'completed')`;
const reference = `'order' || initcap(step.step) || ' ' || part.no`;

/** Not by cancelling, by a group that failed, or by staff who found a piece missing: those are agreed to at once. */
const wasAsked = `not exists (
	select from refund_step as own
	where own.refund_id = refund.id and (
		own.actor = 'buyer' and own.state in ('refunding', 'refunded') or own.actor <> 'buyer' and own.state = 'reviewing'
	)
)`;

/** That is said with the amends. */
const isAmends = `refund.reason = 'promiseBroken' and step.state = 'refunding'`;

/**
 * Whoever left the shop is sent nothing. Messages of long ago are deleted, so that only steps within so many days are
 * looked at.
 */
export function messageInvariants(withinDays: number): Invariant[] {
	const isKept = (moment: string) =>
		`${moment} > now() - interval '${withinDays} days' and ${moment} <= now()`;
	const stays = (accountId: string) =>
		`account on account.id = ${accountId} and account.deleted_at is null`;

	const notifiedOnce = (step: string, since: string): Invariant => ({
		name: `I9 whoever's order is ${step} was told once`,
		sql: `select no as what from master_order as master join ${stays("master.account_id")}
			where ${isKept(`master.${since}`)}
				and (select count(*) from outbox where reference = '${step} ' || master.no) <> 1
			union all select reference from outbox
			where reference like '${step} PT%' and not exists (
				select from master_order where '${step} ' || no = reference and ${since} is not null
			)`,
	});

	return [
		notifiedOnce("paid", "paid_at"),
		notifiedOnce("cancelled", "cancelled_at"),
		{
			name: "I9 whoever's order moved was told once",
			sql: `select ${reference} as what from order_step as step
				join merchant_order as part on part.id = step.order_id join ${stays("part.account_id")}
				where ${isNotified} and ${isKept("step.at")}
					and (select count(*) from outbox where reference = ${reference}) <> 1
				union all select reference from outbox
				where reference like 'order% SH%' and not exists (
					select from order_step as step join merchant_order as part on part.id = step.order_id
					where part.no = split_part(reference, ' ', 2) and ${isNotified} and ${reference} = reference
				)`,
		},
		{
			name: "I9 whoever's order is held up was told once, and once when it comes instead",
			sql: `select part.no || ' ' || step as what from held_up_order as held
				join merchant_order as part on part.id = held.order_id join ${stays("part.account_id")}
				cross join (values ('heldUp', true), ('rescheduled', false)) as steps (step, is_first)
				where ${isKept("held.told_at")} and (is_first or held.moved_at is not null)
					and (select count(*) from outbox where reference = step || ' ' || held.id || ' ' || part.no) <> 1`,
		},
		{
			name: "I9 whoever's refund moved was told once",
			sql: `select refund.no || ' ' || step.state as what from refund_step as step
				join refund on refund.id = step.refund_id join ${stays("refund.account_id")}
				where ${isKept("step.at")} and (step.state <> 'reviewing' or ${wasAsked}) and not (${isAmends})
					and (select count(*) from outbox where reference = 'refund ' || step.state || ' ' || refund.no) <> 1
				union all select reference from outbox
				where reference like 'refund % RE%' and not exists (
					select from refund_step as step join refund on refund.id = step.refund_id
					where refund.no = split_part(reference, ' ', 3) and 'refund ' || step.state || ' ' || refund.no = reference
				)`,
		},
	];
}
