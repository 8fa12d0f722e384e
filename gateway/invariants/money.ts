import { pointsFrozenDays } from "../contract/sales/points-terms";
import { exchangesOf, exchangesTo } from "./exchanges";
import type { Invariant } from "./invariant";

/** The masters' amounts as the orders below them say. */
const sums = ["goods_total", "coupon_total", "points_total", "total"];

/** What refunds say came back of a master's points; those of an exchange give back what its first order spent. */
const givenBack = `(
	select coalesce(sum(points_given_back), 0) from refund
	join points_entry as back on back.refund_id = refund.id and back.kind = 'givenBack'
	where back.master_id = master.id
)`;

export const moneyInvariants: Invariant[] = [
	{
		name: "I13 the merchants' orders come to what their master is paid with",
		sql: `select master.no as what from master_order as master
			join merchant_order as part on part.master_id = master.id
			group by master.id
			having ${sums.map((sum) => `sum(part.${sum}) <> master.${sum}`).join(" or ")}
				or sum(part.freight) <> master.freight_total`,
	},
	{
		name: "I13 every master has an order",
		sql: `select no as what from master_order
			where not exists (select from merchant_order where master_id = master_order.id)`,
	},
	{
		name: "I13 the lines come to their order",
		sql: `select part.no as what from merchant_order as part
			left join order_line as line on line.order_id = part.id
			group by part.id
			having coalesce(sum(line.subtotal), -1) <> part.goods_total
				or sum(line.coupon_share) <> part.coupon_total
				or sum(line.points_share) <> part.points_total
				or sum(line.payable) + part.freight <> part.total
				or bool_or(line.subtotal <> line.price * line.quantity)`,
	},
	{
		name: "I6 a coupon is used by one order that stands, and was issued no more often than it may be",
		sql: `select 'receipt ' || receipt.id as what from coupon_receipt as receipt
			where used_by is not null and (
				select count(*) from coupon_use join master_order as master on master.id = coupon_use.master_id
				where master.no = receipt.used_by and coupon_use.coupon_id = receipt.coupon_id
					and released_at is null and master.cancelled_at is null
			) <> 1
			union all select 'coupon ' || id from coupon where issued > issue_limit`,
	},
	{
		name: "I6 an order holds each coupon that it uses, until it is cancelled or what the coupon was for is refunded in money",
		sql: `select master.no || ' receipt ' || receipt_id as what from coupon_use
			join master_order as master on master.id = coupon_use.master_id
			join account on account.id = master.account_id
			join coupon on coupon.id = coupon_use.coupon_id
			where (released_at is null) <> (master.cancelled_at is null and exists (
					select from order_line as line join merchant_order as part on part.id = line.order_id
					where part.master_id = master.id and (line.refunded_quantity < line.quantity or exists (${exchangesOf("part.id")}))
						and (coupon.merchant_id is null or coupon.merchant_id = part.merchant_id)
				))
				or (released_at is null and account.adopted_by is null and not exists (
					select from coupon_receipt as receipt
					where receipt.used_by = master.no and receipt.coupon_id = coupon_use.coupon_id
				))`,
	},
	{
		name: "I6 coupons take off what their master says",
		sql: `select master.no as what from master_order as master
			where coupon_total <> (select coalesce(sum(saving), 0) from coupon_use where master_id = master.id)
				and not exists (${exchangesTo("master.id")})`,
	},
	{
		name: "I7 no balance of points is below zero",
		sql: `select 'account ' || account_id as what from points_entry
			group by account_id having sum(amount) < 0`,
	},
	{
		name: "I7 points are granted once, at receipt: one for each 1.00 paid and kept, frozen for seven days",
		sql: `select part.no as what from merchant_order as part
			left join points_entry as entry on entry.order_id = part.id and entry.kind = 'granted'
			where (entry.id is not null and (
					part.received_at is null or entry.at <> part.received_at
					or entry.usable_from <> entry.at + interval '${pointsFrozenDays * 24} hours'
					or entry.amount not between floor(part.total - part.refunded) and floor(part.total)
				))
				or (entry.id is null and part.received_at is not null and floor(part.total - part.refunded) > 0)`,
	},
	{
		name: "I7 an order has spent its points, less those that came back with its cancelling or its refunds",
		sql: `select master.no as what from master_order as master
			left join points_entry as entry on entry.master_id = master.id and entry.kind in ('spent', 'givenBack')
			group by master.id
			having -coalesce(sum(amount), 0) <> case when master.cancelled_at is not null then 0 else master.points_used - ${givenBack} end
			union all select no from refund where points_given_back > 0 and not exists (
				select from points_entry where refund_id = refund.id and kind = 'givenBack'
			)`,
	},
	{
		name: "I7 whoever had everything of a master refunded in money has all its points back",
		sql: `select master.no as what from master_order as master
			where paid_at is not null and not exists (
				select from order_line as line join merchant_order as part on part.id = line.order_id
				where part.master_id = master.id and (line.refunded_quantity < line.quantity or exists (${exchangesOf("part.id")}))
			) and points_used <> ${givenBack}`,
	},
];
