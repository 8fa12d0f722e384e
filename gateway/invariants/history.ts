import {
	completedAfterDays,
	receivedAfterDays,
} from "../features/sales/order/service";
import type { Invariant } from "./invariant";

export const historyInvariants: Invariant[] = [
	{
		name: "I8 every order's history says what the order is",
		sql: `select part.no as what from merchant_order as part
			join master_order as master on master.id = part.master_id
			left join order_step as step on step.order_id = part.id
			group by part.id, master.id
			having count(*) filter (where step.step = 'created') <> 1
				or (count(*) filter (where step.step = 'paid') = 1) <> part.paid
				or part.paid <> (master.paid_at is not null)
				or (count(*) filter (where step.step = 'cancelled') = 1) <> (part.status = 'cancelled')
				or (master.cancelled_at is not null and part.status <> 'cancelled')
				or (count(*) filter (where step.step = 'accepted') = 1) <> (part.accepted_at is not null)
				or (count(*) filter (where step.step = 'shipped') = 1) <> (part.status in ('awaitingReceipt', 'received', 'completed'))
				or (part.shipped_at is not null) <> (part.status in ('awaitingReceipt', 'received', 'completed'))
				or (count(*) filter (where step.step = 'received') = 1) <> (part.received_at is not null)
				or (part.status = 'received' and part.received_at is null)
				or (part.received_at is not null and part.status not in ('received', 'completed'))
				or (count(*) filter (where step.step = 'completed') = 1) <> (part.status = 'completed')
				or (part.status in ('awaitingReceipt', 'received', 'completed') and not part.paid)`,
	},
	{
		name: "I8 no step is taken before those that lead to it",
		sql: `select part.no || ' ' || later.step as what from merchant_order as part
			join order_step as later on later.order_id = part.id
			join (values ('paid', 'created'), ('accepted', 'paid'), ('shipped', 'paid'), ('received', 'shipped'),
				('completed', 'shipped'), ('cancelled', 'created')) as path(step, after) on path.step = later.step
			left join order_step as earlier on earlier.order_id = part.id and earlier.step = path.after
			where earlier.id is null or later.at < earlier.at or later.id < earlier.id`,
	},
	{
		name: "I8 time moves an order when its days are over, and reviews when all of it is reviewed",
		sql: `select part.no || ' ' || step.step || ' ' || step.reason as what from merchant_order as part
			join order_step as step on step.order_id = part.id
			where (step.reason = 'byTime' and step.step = 'received'
					and step.at < part.shipped_at + interval '${receivedAfterDays * 24} hours')
				or (step.reason = 'byTime' and step.step = 'completed'
					and step.at < part.received_at + interval '${completedAfterDays * 24} hours')
				or (step.reason = 'allReviewed' and exists (
					select from order_line where order_id = part.id
						and refunded_quantity < quantity and (reviewed_at is null or reviewed_at > step.at)
				))`,
	},
	{
		name: "I9 no effect waits for more than five minutes",
		sql: `select kind || ' ' || id as what from outbox
			where done_at is null and given_up_at is null and attempts > 0 and created_at < now() - interval '5 minutes'`,
	},
	{
		name: "I10 a key made no more than one order, and its answer is that order's",
		sql: `select key as what from idempotency
			where call = 'POST /api/front/order/create' and not exists (
				select from master_order
				where account_id = idempotency.account_id and no = (answer #>> '{}')::json ->> 'orderNo'
			)
			union all select (answer #>> '{}')::json ->> 'orderNo' from idempotency
			where call = 'POST /api/front/order/create'
			group by 1 having count(*) > 1`,
	},
];
