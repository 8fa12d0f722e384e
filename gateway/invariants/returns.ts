import { comingBack } from "../contract/sales/refund-terms";
import type { Invariant } from "./invariant";

const isComing = comingBack.map((state) => `'${state}'`).join(", ");
const steps = (states: string) =>
	`exists (select from refund_step where refund_id = refund.id and state in (${states}))`;

export const returnInvariants: Invariant[] = [
	{
		name: "I15 goods wait to be sent or looked at while they come back, and no longer",
		sql: `select refund.no as what from refund left join refund_return as back on back.refund_id = refund.id
			where (back.due_at is not null) <> (refund.state in (${isComing}))
				or (refund.state = 'arrived') > (back.arrived_at is not null)
				or (refund.state = 'sentBack') > (back.sent_at is not null)`,
	},
	{
		name: "I15 no money goes for goods that come back before they were sent or are here, unless an operator says so",
		sql: `select refund.no as what from refund join refund_return as back on back.refund_id = refund.id
			where ${steps("'refunding', 'refunded'")} and not ${steps("'disputed'")}
				and back.sent_at is null and back.arrived_at is null`,
	},
	{
		name: "I15 pieces are sold again where they are here, good and paid for",
		sql: `select refund.no as what from refund_return_line as found
			join refund on refund.id = found.refund_id
			join refund_return as back on back.refund_id = refund.id
			join merchant_order as part on part.id = refund.order_id
			left join refund_line as line on line.refund_id = refund.id and line.line_id = found.line_id
			where found.restocked > coalesce(line.quantity, 0)
				or (found.restocked > 0 and (part.cart_type <> 'E_COMMERCE' or back.arrived_at is null
					or not ${steps("'refunding', 'refunded'")}))`,
	},
	{
		name: "I15 what both sides say is kept of what an operator is asked",
		sql: `select refund.no as what from refund left join refund_dispute as dispute on dispute.refund_id = refund.id
			where (dispute.refund_id is not null) <> ${steps("'disputed', 'dismissed'")}
				or (refund.state = 'disputed') <> (dispute.refund_id is not null and dispute.verdict is null)`,
	},
	{
		name: "I15 what was one application is of one order",
		sql: `select refund.no as what from refund_split as split join refund on refund.id = split.refund_id
			join refund as whole on whole.id = split.from_id
			where whole.order_id <> refund.order_id or whole.created_at <> refund.created_at`,
	},
];
