import { promiseGraceMinutes } from "../contract/sales/promise-terms";
import type { Invariant } from "./invariant";

const isLate = `promise.measured_at > promise.until_at + interval '${promiseGraceMinutes} minutes'`;
const dayOf = `(promise.until_at at time zone 'Asia/Hong_Kong')::date`;

export const promiseInvariants: Invariant[] = [
	{
		name: "I17 a promise is kept or broken by when it was measured",
		sql: `select 'order ' || order_id as what from delivery_promise as promise
			where (state = 'kept' and ${isLate}) or (state in ('broken', 'amended', 'waived') and not ${isLate})`,
	},
	{
		name: "I17 a broken promise has its amends, and before long",
		sql: `select 'order ' || order_id as what from delivery_promise
			where state = 'broken' and measured_at < now() - interval '5 minutes'`,
	},
	{
		name: "I17 points for broken promises were given once each, and for nothing else",
		sql: `select master.no as what from master_order as master
			left join (
				select master_id, count(*) as given, sum(amount) as points from points_entry where kind = 'amends' group by master_id
			) as entry on entry.master_id = master.id
			left join (
				select part.master_id, count(*) as broken, sum(promise.points) as points
				from delivery_promise as promise join merchant_order as part on part.id = promise.order_id
				where promise.state = 'amended' group by part.master_id
			) as promised on promised.master_id = master.id
			where (coalesce(given, 0), coalesce(entry.points, 0)) <> (coalesce(broken, 0), coalesce(promised.points, 0))`,
	},
	{
		name: "I17 the freight of a broken promise went back once, and for nothing else",
		sql: `select part.no as what from merchant_order as part
			left join delivery_promise as promise on promise.order_id = part.id and promise.state = 'amended'
			left join refund as amends on amends.order_id = part.id and amends.reason = 'promiseBroken'
			where amends.id is distinct from promise.refund_id
				or (amends.id is not null and amends.amount <> part.freight)
				or (promise.order_id is not null and part.freight > 0 and not exists (
					select from refund where refund.order_id = part.id and refund.freight > 0
						and refund.state in ('refunding', 'refunded', 'merchantRefunded')
				))`,
	},
	{
		name: "I17 whoever had amends was told once",
		sql: `select part.no as what from delivery_promise as promise
			join merchant_order as part on part.id = promise.order_id
			where (promise.state <> 'amended' and exists (select from outbox where reference = 'amends ' || part.no))
				or (select count(*) from outbox where reference = 'amends ' || part.no) > 1`,
	},
	{
		name: "I17 a store's days count each promise that was measured",
		sql: `select 'store ' || store_id || ' ' || day as what from (
				select store_id, day, kept, broken from promise_day
				union all select store_id, ${dayOf}, -(state = 'kept')::int, -(state in ('broken', 'amended', 'waived'))::int
				from delivery_promise as promise where measured_at is not null
			) as counted
			group by store_id, day having sum(kept) <> 0 or sum(broken) <> 0`,
	},
];
