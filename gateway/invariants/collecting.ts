import type { Invariant } from "./invariant";

/** Of an order, as `part`. */
const isToStore = `coalesce(part.point ->> 'kind' = 'store', false)`;
const isHandedOver = `(part.is_collected or ${isToStore})`;

export const collectingInvariants: Invariant[] = [
	{
		name: "an order that is fetched has a code and a store, a parcel that was shipped to a store a code, and of others those alone that somebody takes at the door",
		sql: `select no as what from merchant_order as part
			left join collection on collection.order_id = part.id
			where (code is not null and taker is null) <> (part.is_collected or (${isToStore} and shipped_at is not null))
				or (part.is_collected and store_id is null)
				or (taker is not null and (part.is_collected or part.point is not null))`,
	},
	{
		name: "what was handed over by a code was received then, by the hands of staff",
		sql: `select part.no as what from merchant_order as part
			join collection on collection.order_id = part.id
			left join order_step as step on step.order_id = part.id and step.step = 'received'
			where handed_at is not null
				and (received_at is distinct from handed_at or step.actor not in ('merchant', 'operator'))`,
	},
	{
		name: "what was shipped to a store is expected there, and nothing else is",
		sql: `select no as what from merchant_order as part
			left join parcel_at_store as lying on lying.order_id = part.id
			where (lying.order_id is not null) <> (${isToStore} and shipped_at is not null)
				or lying.arrived_at < shipped_at`,
	},
	{
		name: "a parcel leaves its store with whoever received it, or once nothing of it is left to receive",
		sql: `select no as what from merchant_order as part
			join parcel_at_store as lying on lying.order_id = part.id
			where (received_at is not null and lying.left_at is distinct from received_at)
				or (received_at is null and lying.left_at is not null and status <> 'completed')`,
	},
	{
		name: "what a store hands over is received there, by nobody's word and by no clock",
		sql: `select part.no as what from merchant_order as part
			join order_step as step on step.order_id = part.id and step.step = 'received'
			where ${isHandedOver} and step.actor in ('buyer', 'shop')`,
	},
	{
		name: "nothing is both handed over and paid back because nobody fetched it",
		sql: `select part.no as what from merchant_order as part join refund on refund.order_id = part.id
			where refund.reason = 'notCollected' and (received_at is not null or not ${isHandedOver})`,
	},
	{
		name: "what is fetched bears no freight, and only parcels of the mall go to a collection point",
		sql: `select no as what from merchant_order as part
			where ((part.is_collected or part.point is not null) and freight <> 0)
				or (part.point is not null and (cart_type <> 'E_COMMERCE' or part.is_collected))`,
	},
];
