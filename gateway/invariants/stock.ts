import type { Invariant } from "./invariant";

/** Whose pieces are held, but for those that were refunded: neither given back nor shipped. */
const held = `merchant_order.status = 'awaitingShipment'`;

export const stockInvariants: Invariant[] = [
	{
		name: "I1 no stock is below zero",
		sql: `select 'sku ' || id as what from sku where stock < 0 or reserved < 0`,
	},
	{
		name: "I1 what is reserved is what open orders and exchanges hold",
		sql: `select 'sku ' || sku.id || ' reserves ' || reserved || ', held are ' || coalesce(pieces, 0) as what
			from sku left join (
				select sku_id, sum(pieces) as pieces from (
					select sku_id, quantity - refunded_quantity as pieces from order_line
					join merchant_order on merchant_order.id = order_line.order_id
					where ${held}
					union all select sku_id, held from refund_exchange
				) as each group by sku_id
			) as held on held.sku_id = sku.id
			where reserved <> coalesce(pieces, 0)`,
	},
	{
		name: "I1 a goods has the stock of its skus",
		sql: `select 'goods ' || goods.id as what from goods
			join (select goods_id, sum(stock) as pieces from sku where not is_ended group by goods_id) as skus on skus.goods_id = goods.id
			where goods.stock <> pieces`,
	},
	{
		name: "I18 an order that was held up holds the slot that it was given last",
		sql: `select no as what from merchant_order join (
				select distinct on (order_id) order_id, coalesce(moved_to, slot_starts_at) as given
				from held_up_order order by order_id, id desc
			) as held on held.order_id = merchant_order.id
			where slot_starts_at <> given`,
	},
	...slotInvariants({
		kind: "delivery",
		book: "delivery_slot",
		room: "slot_capacity",
		held: `status <> 'cancelled' and store_id is not null and not is_collected`,
	}),
	...slotInvariants({
		kind: "collecting",
		book: "collecting_slot",
		room: "collecting_capacity",
		held: `status <> 'cancelled' and is_collected`,
	}),
];

interface Slots {
	kind: string;
	book: string;
	room: string;
	/** Of an order that holds one. */
	held: string;
}

function slotInvariants({ kind, book, room, held }: Slots): Invariant[] {
	return [
		{
			name: `slots (${kind}) are taken by the orders that hold them, and by no more than they have room for`,
			sql: `select 'store ' || slot.store_id || ' at ' || slot.starts_at as what
				from ${book} as slot join store on store.id = slot.store_id
				left join (
					select store_id, slot_starts_at, count(*) as orders from merchant_order
					where ${held} group by store_id, slot_starts_at
				) as held on held.store_id = slot.store_id and held.slot_starts_at = slot.starts_at
				where taken <> coalesce(orders, 0) or taken > store.${room}`,
		},
		{
			name: `no order holds a slot (${kind}) that nobody counts`,
			sql: `select no as what from merchant_order
				where ${held} and not exists (
					select from ${book} as slot
					where slot.store_id = merchant_order.store_id and starts_at = slot_starts_at
				)`,
		},
	];
}
