import { openStates, refundWithinDays } from "../contract/sales/refund-terms";
import type { Invariant } from "./invariant";

/** Refunds that were agreed to: under way, or there. */
const agreed = `('refunding', 'refunded', 'merchantRefunded')`;

const isOpen = openStates.map((state) => `'${state}'`).join(", ");

/** Goods that come back do so before the money goes; an operator is asked once, after a refusal. */
const money = " refunding( refunded| merchantRefunded)?| refunded";
const decided = `${money}| refused( disputed( dismissed|${money})?)?`;
const comesBack = `( sentBack( arrived)?| arrived)(${decided})?`;
const legalPath = `^reviewing(${decided}| dismissed| revoked| returning( revoked| expired|${comesBack})?)?$`;

export const refundInvariants: Invariant[] = [
	{
		name: "I5 what went of a line is what its refunds that were agreed to say",
		sql: `select 'line ' || line.id as what from order_line as line
			left join refund_line as part on part.line_id = line.id
				and part.refund_id in (select id from refund where state in ${agreed})
			group by line.id
			having coalesce(sum(part.quantity), 0) <> line.refunded_quantity
				or coalesce(sum(part.amount), 0) <> line.refunded_amount
				or (line.refunded_quantity = line.quantity and line.refunded_amount <> line.payable)`,
	},
	{
		name: "I5 what went of an order is what its refunds that were agreed to say, freight once",
		sql: `select part.no as what from merchant_order as part
			left join refund on refund.order_id = part.id and refund.state in ${agreed}
			group by part.id
			having coalesce(sum(refund.amount), 0) <> part.refunded
				or coalesce(sum(refund.freight), 0) not in (0, part.freight)
				or (part.has_refund <> exists (select from refund where order_id = part.id))`,
	},
	{
		name: "I5 a refund comes to its lines and its freight",
		sql: `select refund.no as what from refund left join refund_line as line on line.refund_id = refund.id
			group by refund.id having coalesce(sum(line.amount), 0) + refund.freight <> refund.amount
				or (count(line.refund_id) = 0) <> (refund.reason = 'promiseBroken')`,
	},
	{
		name: "I5 what was agreed to be refunded and was not exchanged is owed once, or there",
		sql: `select refund.no as what from refund left join pay_back on pay_back.refund_id = refund.id
			where (pay_back.id is not null) <> (refund.state in ${agreed} and refund.amount > refund.exchanged)
				or pay_back.amount <> refund.amount - refund.exchanged
				or (pay_back.state = 'refunding') <> (refund.state = 'refunding')
				or (refund.state = 'refunding' and refund.amount = refund.exchanged)
				or (refund.refunded_at is not null) <> (refund.state in ('refunded', 'merchantRefunded'))`,
	},
	{
		name: "I5 the ledger's refunds are what is there",
		sql: `select refund.no as what from refund join pay_back on pay_back.refund_id = refund.id
			where pay_back.state = 'refunded' and not exists (
				select from ledger_entry
				where posting = 'part ' || refund.id and account = 'refunds' and amount = pay_back.amount
			)
			union all select posting from ledger_entry where posting like 'part %' and not exists (
				select from pay_back where state = 'refunded' and 'part ' || refund_id = posting
			)`,
	},
	{
		name: "I7 an order keeps no more points than what is left paid of it grants, unless they were spent",
		sql: `select part.no as what from merchant_order as part
			join points_entry as entry on entry.order_id = part.id and entry.kind in ('granted', 'takenBack')
			group by part.id
			having sum(entry.amount) < floor(part.total - part.refunded)
				or (sum(entry.amount) > floor(part.total - part.refunded) and not exists (
					select from points_entry as spent
					where spent.account_id = min(entry.account_id) and spent.kind in ('spent', 'takenBack')
				))`,
	},
	{
		name: "I8 every refund's history ends where the refund is, on a legal path",
		sql: `select refund.no as what from refund left join refund_step as step on step.refund_id = refund.id
			group by refund.id
			having string_agg(step.state, ' ' order by step.id) !~ '${legalPath}'
				or string_agg(step.state, ' ' order by step.id) not like '%' || refund.state
				or count(step.id) = 0
				or (refund.amount > refund.exchanged and bool_or(step.state = 'refunded') and not bool_or(step.state = 'refunding'))`,
	},
	{
		name: "I8 a refund is asked for once its order is paid, and until some days after its receipt",
		sql: `select refund.no as what from refund
			join merchant_order as part on part.id = refund.order_id
			join master_order as master on master.id = part.master_id
			where master.paid_at is null or refund.created_at < master.paid_at
				or (refund.reason <> 'promiseBroken' and refund.created_at >= part.received_at + interval '${refundWithinDays * 24} hours')`,
	},
	{
		name: "I8 no order leaves the shop while an application for it waits",
		sql: `select refund.no as what from refund
			join merchant_order as part on part.id = refund.order_id
			left join refund_step as decision on decision.refund_id = refund.id
				and decision.state in ('refused', 'revoked', 'refunding', 'refunded') and not exists (
					select from refund_step as earlier where earlier.refund_id = refund.id
						and earlier.id < decision.id and earlier.state <> 'reviewing'
				)
			where case when refund.is_before_shipment
				then part.shipped_at < refund.created_at
					or (part.shipped_at is not null and (decision.id is null or decision.at > part.shipped_at))
				else part.shipped_at is null or part.shipped_at > refund.created_at end`,
	},
	{
		name: "I8 a line waits for a decision while its application does",
		sql: `select refund.no as what from refund join refund_line as line on line.refund_id = refund.id
			where line.is_open <> (refund.state in (${isOpen}))`,
	},
	{
		name: "I8 a paid order of which nothing is left is cancelled before shipment and completed after it, and no other is cancelled",
		sql: `select part.no as what from merchant_order as part
			join master_order as master on master.id = part.master_id
			left join order_line as line on line.order_id = part.id and line.refunded_quantity < line.quantity
			where part.paid
			group by part.id
			having (count(line.id) = 0 and part.status not in ('completed', 'cancelled')) or (count(line.id) > 0 and part.status = 'cancelled')`,
	},
];
