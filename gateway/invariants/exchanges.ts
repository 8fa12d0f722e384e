import { comingBack } from "../contract/sales/refund-terms";
import type { Invariant } from "./invariant";

/** What goods of an order were exchanged for, however often, and is kept. */
export const exchangesOf = (orderId: string) =>
	`with recursive made (id) as (
			select ${orderId}
			union select went.order_id from made join refund as back on back.order_id = made.id
				join refund_exchange as went on went.refund_id = back.id and not went.is_dearer
		)
		select from made join order_line as kept on kept.order_id = made.id
		where made.id <> ${orderId} and kept.refunded_quantity < kept.quantity`;

/** The exchange that pays for a master. */
export const exchangesTo = (masterId: string) =>
	`select from refund_exchange as came join merchant_order as made on made.id = came.order_id
		where made.master_id = ${masterId} and not came.is_dearer`;

/** What goods that came back pay of an order. */
export const paidByExchange = (orderId: string) =>
	`coalesce((select back.exchanged from refund_exchange as came join refund as back on back.id = came.refund_id
		where came.order_id = ${orderId}), 0)`;

const isComing = comingBack.map((state) => `'${state}'`).join(", ");

export const exchangeInvariants: Invariant[] = [
	{
		name: "I16 what is wanted for goods is kept while they come back, and no longer",
		sql: `select refund.no as what from refund_exchange as one join refund on refund.id = one.refund_id
			left join refund_line as part on part.refund_id = refund.id
			where one.held > 0 and (refund.state not in (${isComing}) or part.quantity is distinct from one.held)`,
	},
	{
		name: "I16 goods that were accepted became one order of as many pieces at the price that was agreed to, paid for by their worth or by its buyer",
		sql: `select refund.no as what from refund_exchange as one join refund on refund.id = one.refund_id
			join merchant_order as before on before.id = refund.order_id
			join refund_line as part on part.refund_id = refund.id
			join order_line as gone on gone.id = part.line_id
			join merchant_order as made on made.id = one.order_id
			join master_order as master on master.id = made.master_id
			left join order_line as line on line.order_id = made.id
			where refund.state not in ('refunding', 'refunded', 'merchantRefunded')
				or master.total <> made.total or made.freight <> 0
				or one.is_dearer <> (one.price > gone.price)
				or case when one.is_dearer then refund.exchanged <> 0 or made.total <> made.goods_total
						or master.created_at <> refund.decided_at
					else made.total <> refund.exchanged or master.paid_at is distinct from refund.decided_at
						or (gone.price > 0 and line.payable <> round(part.amount * one.price / gone.price, 2)) end
				or made.merchant_id <> before.merchant_id or made.account_id <> before.account_id
				or made.cart_type <> 'E_COMMERCE' or before.cart_type <> 'E_COMMERCE'
				or line.id is null or line.sku_id <> one.sku_id or line.goods_id <> gone.goods_id
				or line.quantity <> part.quantity or line.price <> one.price`,
	},
	{
		name: "I16 nothing of a refund is exchanged without an order of it, and no more than it comes to",
		sql: `select refund.no as what from refund left join refund_exchange as one on one.refund_id = refund.id
			where refund.exchanged not between 0 and refund.amount
				or (refund.exchanged > 0 and one.order_id is null)`,
	},
	{
		name: "I16 an exchange is paid for by the charge of the goods that came back",
		sql: `select refund.no as what from refund_exchange as one join refund on refund.id = one.refund_id
			join merchant_order as before on before.id = refund.order_id
			left join refund_exchange as earlier on earlier.order_id = before.id
			left join payment on payment.master_id = before.master_id and payment.state = 'succeeded'
			where one.order_id is not null and one.payment_id is distinct from
				case when not one.is_dearer then coalesce(payment.id, earlier.payment_id) end`,
	},
	{
		name: "I16 what is exchanged moves from one order of its merchant to the other, as each is posted",
		sql: `select refund.no as what from refund join refund_exchange as one on one.refund_id = refund.id
			join merchant_order as made on made.id = one.order_id
			left join settlement_entry as gone on gone.posting = 'refund ' || refund.id and gone.account = 'exchanged'
			left join settlement_entry as came on came.posting = 'sale ' || made.id and came.account = 'exchanged'
			where coalesce(gone.amount, 0) <> case when refund.settlement = 'posted' then -refund.exchanged else 0 end
				or coalesce(came.amount, 0) <> case when made.settlement = 'posted' then refund.exchanged else 0 end`,
	},
];
