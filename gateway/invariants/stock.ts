import type { Invariant } from "./invariant";

/** Whose pieces are held, but for those that were refunded: neither given back nor shipped. */
const held = `merchant_order.status = 'awaitingShipment'`;

export const stockInvariants: Invariant[] = [
	{
		name: "I1 no stock is below zero",
		sql: `select 'sku ' || id as what from sku where stock < 0 or reserved < 0`,
	},
	{
		name: "I1 what is reserved is what open orders hold",
		sql: `select 'sku ' || sku.id || ' reserves ' || reserved || ', orders hold ' || coalesce(pieces, 0) as what
			from sku left join (
				select sku_id, sum(quantity - refunded_quantity) as pieces from order_line
				join merchant_order on merchant_order.id = order_line.order_id
				where ${held} group by sku_id
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
		name: "slots are taken by the orders that hold them, and by no more than they have room for",
		sql: `select 'store ' || slot.store_id || ' at ' || slot.starts_at as what
			from delivery_slot as slot join store on store.id = slot.store_id
			left join (
				select store_id, slot_starts_at, count(*) as orders from merchant_order
				where status <> 'cancelled' and store_id is not null group by store_id, slot_starts_at
			) as held on held.store_id = slot.store_id and held.slot_starts_at = slot.starts_at
			where taken <> coalesce(orders, 0) or taken > store.slot_capacity`,
	},
	{
		name: "no order holds a slot that nobody counts",
		sql: `select no as what from merchant_order
			where status <> 'cancelled' and store_id is not null and not exists (
				select from delivery_slot
				where delivery_slot.store_id = merchant_order.store_id and starts_at = slot_starts_at
			)`,
	},
];
