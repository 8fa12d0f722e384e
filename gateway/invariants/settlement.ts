import { openStates, refundWithinDays } from "../contract/sales/refund-terms";
import {
	commissionMax,
	settlementAccounts,
} from "../contract/sales/settlement-terms";
import { exchangesTo, paidByExchange } from "./exchanges";
import type { Invariant } from "./invariant";

/** What a posted order's lines are owed for: with the commission, and what the shop bears. */
const sold = `select part.id, part.merchant_id, part.total, ${paidByExchange("part.id")} as exchanged,
		sum(line.coupon_share - coalesce(line.merchant_coupon_share, 0)) as coupons, sum(line.points_share) as points,
		sum(settled.commission) as commission,
		round(sum((line.subtotal - coalesce(line.merchant_coupon_share, 0)) * settled.basis_points / ${commissionMax}), 2) as owed,
		bool_or(abs((line.subtotal - coalesce(line.merchant_coupon_share, 0)) * settled.basis_points / ${commissionMax} - settled.commission) >= 0.01) as is_off
	from settled_order join merchant_order as part on part.id = settled_order.order_id
	join order_line as line on line.order_id = part.id
	left join settled_line as settled on settled.line_id = line.id
	group by part.id`;

const accounts = settlementAccounts
	.map(
		(account) =>
			`coalesce(sum(amount) filter (where account = '${account}'), 0) as ${account}`,
	)
	.join(", ");

const open = [...openStates, "refunding"]
	.map((state) => `'${state}'`)
	.join(", ");

const wholeOrder = `not exists (select from order_line where order_id = settled_order.order_id and refunded_quantity < quantity)`;

export const settlementInvariants: Invariant[] = [
	{
		name: "I14 every posting of the merchants' journal sums to nothing",
		sql: `select posting as what from settlement_entry group by posting having sum(amount) <> 0`,
	},
	{
		name: "I14 a paid order of the mall is posted once, and no other is",
		sql: `select part.no as what from merchant_order as part
			join master_order as master on master.id = part.master_id
			left join settled_order as settled on settled.order_id = part.id
			where (settled.order_id is not null) <> (part.settlement = 'posted')
				or (settled.order_id is not null and (
					part.cart_type <> 'E_COMMERCE' or settled.merchant_id <> part.merchant_id
					or settled.paid_at is distinct from master.paid_at
				))
				or (part.settlement = 'open' and part.paid and part.cart_type = 'E_COMMERCE'
					and master.paid_at < now() - interval '5 minutes')`,
	},
	{
		name: "I14 a refund is posted once its money is back, and its order's sale before it",
		sql: `select refund.no as what from refund
			left join settled_order as settled on settled.order_id = refund.order_id
			left join settlement_entry as entry on entry.posting = 'refund ' || refund.id and entry.account = 'refunds'
			where coalesce(entry.amount, 0) <> case when refund.settlement = 'posted' then refund.exchanged - refund.amount else 0 end
				or (refund.settlement <> 'open' and refund.refunded_at is null)
				or (refund.settlement = 'posted' and settled.order_id is null)
				or (refund.settlement = 'open' and refund.refunded_at < now() - interval '5 minutes')`,
	},
	{
		name: "I14 what was captured, borne and taken of a sale is what its order says",
		sql: `select 'order ' || sold.id as what from (${sold}) as sold
			left join (
				select order_id, ${accounts} from settlement_entry where posting like 'sale %' group by order_id
			) as sale on sale.order_id = sold.id
			where coalesce(sale.captured, 0) <> sold.total - sold.exchanged
				or coalesce(sale.exchanged, 0) <> sold.exchanged or coalesce(sale.coupons, 0) <> sold.coupons
				or coalesce(sale.points, 0) <> sold.points or coalesce(sale.commission, 0) <> -sold.commission
				or sold.commission <> sold.owed or sold.is_off is not false`,
	},
	{
		name: "I14 commission, what is held, due and paid, and refunds come to what was captured and borne, for each merchant",
		sql: `select 'merchant ' || merchant_id as what from (
				select merchant_id, ${accounts} from settlement_entry group by merchant_id
			) as books
			left join (
				select merchant_id, sum(total - ${paidByExchange("settled_order.order_id")}) as captured from settled_order
				join merchant_order using (merchant_id) where merchant_order.id = settled_order.order_id
				group by merchant_id
			) as orders using (merchant_id)
			where books.captured <> coalesce(orders.captured, 0)
				or -(books.commission + books.held + books.due + books.paid) - books.refunds
					<> books.captured + books.exchanged + books.coupons + books.points`,
	},
	{
		name: "I14 an order of which nothing is left brings its merchant the freight that was kept, and no more",
		sql: `select 'order ' || books.order_id as what from (
				select order_id, ${accounts} from settlement_entry group by order_id
			) as books
			join merchant_order as part on part.id = books.order_id
			join settled_order on settled_order.order_id = books.order_id
			where ${wholeOrder} and not exists (
					select from refund where refund.order_id = part.id and refund.settlement = 'open'
						and refund.state not in ('refused', 'dismissed', 'expired', 'revoked')
				)
				and (books.coupons <> 0 or books.points <> 0 or books.commission <> 0
					or -(books.held + books.due) <> part.total - part.refunded)`,
	},
	{
		name: "I14 what an order earns is held until nothing can go back of it, and due from then on",
		sql: `select 'order ' || settled_order.order_id as what from settled_order
			join merchant_order as part on part.id = settled_order.order_id
			left join (
				select order_id, ${accounts} from settlement_entry group by order_id
			) as books on books.order_id = settled_order.order_id
			where case when released_at is null then coalesce(books.due, 0) <> 0
				else coalesce(books.held, 0) <> 0
					or (not ${wholeOrder} and (part.received_at is null
						or released_at < part.received_at + interval '${refundWithinDays * 24} hours'))
					or exists (select from refund where refund.order_id = part.id and refund.state in (${open}))
				end`,
	},
	{
		name: "I14 merchants bear their own coupons, and no others",
		sql: `select master.no || ' merchant ' || part.merchant_id as what from master_order as master
			join merchant_order as part on part.master_id = master.id
			join order_line as line on line.order_id = part.id
			where not exists (${exchangesTo("master.id")})
			group by master.id, part.merchant_id
			having count(line.merchant_coupon_share) = count(*) and sum(line.merchant_coupon_share) <> (
				select coalesce(sum(saving), 0) from coupon_use join coupon on coupon.id = coupon_use.coupon_id
				where coupon_use.master_id = master.id and coupon.merchant_id = part.merchant_id
			)`,
	},
	{
		name: "I14 a payout is booked once, as its state says, and its run's",
		sql: `select 'payout ' || payout.id as what from payout join payout_run as run on run.id = payout.run_id
			left join (
				select payout_id, sum(amount) as paid, count(*) as entries from settlement_entry
				where payout_id is not null and account = 'paid' group by payout_id
			) as books on books.payout_id = payout.id
			where coalesce(books.paid, 0) <> case when payout.state = 'paid' then -payout.amount else 0 end
				or coalesce(books.entries, 0) <> case payout.state when 'paid' then 1 when 'returned' then 2 else 0 end
				or (run.state = 'draft') <> (payout.state = 'drafted')
				or (run.state = 'dropped') <> (payout.state = 'dropped')`,
	},
	{
		name: "I14 a statement comes to what was posted in it",
		sql: `select 'statement ' || statement.id as what from settlement_statement as statement
			left join (
				select statement_id, sum(amount) filter (where account in ('held', 'due')) as owed,
					sum(amount) filter (where account = 'commission') as commission,
					sum(amount) filter (where account = 'paid') as paid
				from settlement_entry where statement_id is not null group by statement_id
			) as books on books.statement_id = statement.id
			where statement.closing - statement.opening <> -coalesce(books.owed, 0)
				or statement.commission <> coalesce(books.commission, 0) or statement.paid <> coalesce(books.paid, 0)`,
	},
	{
		name: "I14 statements are numbered without gaps, each month once and later than the one before, and open with what that closed with",
		sql: `select 'statement ' || statement.id as what from settlement_statement as statement
			left join settlement_statement as before on before.merchant_id = statement.merchant_id and before.no = statement.no - 1
			where statement.opening <> coalesce(before.closing, 0) or (statement.no > 1) <> (before.id is not null)
				or before.month >= statement.month`,
	},
	{
		name: "I14 nothing of a posting stands in a statement alone",
		sql: `select posting as what from settlement_entry group by posting
			having count(distinct coalesce(statement_id, 0)) > 1`,
	},
];
