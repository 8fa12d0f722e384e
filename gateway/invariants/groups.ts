import type { Invariant } from "./invariant";

/** The clockwork looks every half minute; nothing waits for it longer than this. */
const patience = "interval '5 minutes'";

export const groupInvariants: Invariant[] = [
	{
		name: "I14 an open group has the places that it counts, and no more than its size",
		sql: `select 'group ' || one.id as what from buying_group as one
			left join group_place as place on place.group_id = one.id and place.released_at is null
			where one.state = 'open'
			group by one.id
			having count(place.master_id) <> one.taken or count(place.paid_at) <> one.paid
				or one.taken not between 1 and one.size`,
	},
	{
		name: "I14 a complete group has as many paid places as its size",
		sql: `select 'group ' || one.id as what from buying_group as one
			left join group_place as place on place.group_id = one.id and place.released_at is null
			where one.state = 'complete'
			group by one.id
			having count(place.paid_at) <> one.size or count(place.master_id) <> one.size`,
	},
	{
		name: "I14 a place stands as long as its order does, and is paid when its order is",
		sql: `select master.no as what from group_place as place
			join master_order as master on master.id = place.master_id
			join merchant_order as part on part.master_id = master.id
			join buying_group as one on one.id = place.group_id
			where (place.paid_at is not null) <> (master.paid_at is not null)
				or (place.released_at is null) <> (master.cancelled_at is null and (
					part.status <> 'cancelled' or one.state = 'complete'
				))`,
	},
	{
		name: "I14 whoever paid in a group that failed has everything back",
		sql: `select part.no as what from group_place as place
			join merchant_order as part on part.master_id = place.master_id
			join buying_group as one on one.id = place.group_id
			where place.paid_at is not null and one.state = 'failed' and (
				(place.released_at is not null and (part.status <> 'cancelled' or part.refunded <> part.total))
				or (place.released_at is null and (one.wound_up_at is not null or one.decided_at < now() - ${patience}))
			)`,
	},
	{
		name: "I14 no order leaves the shop before its group is complete",
		sql: `select part.no as what from group_place as place
			join merchant_order as part on part.master_id = place.master_id
			join buying_group as one on one.id = place.group_id
			where one.state <> 'complete' and (part.status in ('awaitingReceipt', 'received', 'completed') or (part.has_refund and one.state = 'open'))`,
	},
	{
		name: "I14 an order in a group is of the offer's sku alone, at no more than the group's price",
		sql: `select part.no as what from group_place as place
			join merchant_order as part on part.master_id = place.master_id
			join order_line as line on line.order_id = part.id
			join buying_group as one on one.id = place.group_id
			join group_offer as offer on offer.id = one.offer_id
			where line.sku_id <> offer.sku_id or line.price > one.price or line.quantity <> place.quantity
				or part.coupon_total > 0 or part.points_total > 0`,
	},
	{
		name: "I14 no group is open after its time",
		sql: `select 'group ' || id as what from buying_group
			where state = 'open' and closes_at < now() - ${patience}`,
	},
];
