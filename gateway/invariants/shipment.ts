import type { Invariant } from "./invariant";

export const shipmentInvariants: Invariant[] = [
	{
		name: "I8 a supermarket's order alone is accepted, and before it is shipped",
		sql: `select no as what from merchant_order
			where (accepted_at is not null and cart_type <> 'SUPERMARKET')
				or (cart_type = 'SUPERMARKET' and shipped_at is not null
					and (accepted_at is null or accepted_at > shipped_at))`,
	},
	{
		name: "I8 an order that was not received is completed by a full refund alone",
		sql: `select part.no as what from merchant_order as part
			where status = 'completed' and received_at is null and exists (
				select from order_line where order_id = part.id and refunded_quantity < quantity
			)`,
	},
	{
		name: "lines to review are those that were received, kept and not reviewed",
		sql: `select part.no as what from merchant_order as part
			where lines_to_review <> case when received_at is null then 0 else (
				select count(*) from order_line
				where order_id = part.id and refunded_quantity < quantity and reviewed_at is null
			) end`,
	},
	{
		name: "parcels hold each piece that was shipped once",
		sql: `select part.no || ' line ' || line.id as what from merchant_order as part
			join order_line as line on line.order_id = part.id
			left join (select line_id, sum(quantity) as pieces from parcel_line group by line_id) as sent
				on sent.line_id = line.id
			where case when part.shipped_at is null then sent.pieces is not null
				else coalesce(sent.pieces, 0) not between line.quantity - line.refunded_quantity and line.quantity end`,
	},
	{
		name: "parcels hold pieces, and of their own order alone",
		sql: `select 'parcel ' || parcel.id as what from parcel
			where not exists (select from parcel_line where parcel_id = parcel.id) or exists (
				select from parcel_line join order_line on order_line.id = parcel_line.line_id
				where parcel_id = parcel.id and order_line.order_id <> parcel.order_id
			)`,
	},
];
