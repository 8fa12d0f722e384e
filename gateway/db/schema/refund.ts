import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	index,
	integer,
	pgTable,
	primaryKey,
	smallint,
	text,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { orderActors } from "../../contract/sales/order";
import { keptReasons, refundStates } from "../../contract/sales/refund-terms";
import { settlementStates } from "../../contract/sales/settlement-terms";
import { id, moment, money, refersTo } from "../columns";
import { account } from "./account";
import { merchant } from "./merchant";
import { merchantOrder, orderLine } from "./order";
import { payment } from "./payment";

/** One application for a refund of pieces of one merchant's order. */
export const refund = pgTable(
	"refund",
	{
		id: id(),
		/** "RE" and 18 letters and digits that nobody can guess. */
		no: text().notNull().unique(),
		orderId: refersTo("order_id", () => merchantOrder.id).notNull(),
		accountId: refersTo("account_id", () => account.id).notNull(),
		merchantId: refersTo("merchant_id", () => merchant.id).notNull(),
		state: text({ enum: refundStates }).notNull(),
		reason: text({ enum: keptReasons }).notNull(),
		remark: text().notNull(),
		images: text().array().notNull(),
		/** Whether the whole order goes back with it. */
		isWhole: boolean("is_whole").notNull(),
		/** Whether it was applied for before shipment: then its pieces go back into stock. */
		isBeforeShipment: boolean("is_before_shipment").notNull(),
		freight: money("freight").notNull(),
		/** Lines and freight. */
		amount: money("amount").notNull(),
		/** What of it pays for the order that the goods were exchanged for; the rest goes back in money. */
		exchanged: money("exchanged").notNull().default("0.00"),
		pointsGivenBack: integer("points_given_back").notNull().default(0),
		refusal: text(),
		createdAt: moment("created_at").notNull(),
		decidedAt: moment("decided_at"),
		refundedAt: moment("refunded_at"),
		/** With the merchant, once the money is back. */
		settlement: text({ enum: settlementStates }).notNull().default("open"),
	},
	(table) => [
		index("refund_order").on(table.orderId),
		index("refund_account").on(table.accountId, table.id),
		index("refund_merchant").on(table.merchantId, table.id),
		index("refund_state").on(table.state, table.id),
		index("refund_to_settle")
			.on(table.id)
			.where(
				sql`${table.settlement} = 'open' and ${table.refundedAt} is not null`,
			)
			.concurrently(),
		/** What was agreed to on a day. */
		index("refund_decided").on(table.decidedAt),
		check("refund_amount", sql`${table.amount} >= 0 and ${table.freight} >= 0`),
		check("refund_pictures", sql`cardinality(${table.images}) <= 5`),
		check(
			"refund_refusal",
			sql`(${table.state} = 'refused') = (${table.refusal} is not null)`,
		),
	],
);

export const refundLine = pgTable(
	"refund_line",
	{
		refundId: refersTo("refund_id", () => refund.id).notNull(),
		lineId: refersTo("line_id", () => orderLine.id).notNull(),
		/** None where a cheaper substitute was picked: then money alone goes back. */
		quantity: smallint().notNull(),
		amount: money("amount").notNull(),
		/** While the application waits to be decided. */
		isOpen: boolean("is_open").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.refundId, table.lineId] }),
		index("refund_line_line").on(table.lineId),
		uniqueIndex("refund_line_open_once")
			.on(table.lineId)
			.where(sql`${table.isOpen}`),
		check(
			"refund_line_pieces",
			sql`${table.quantity} >= 0 and ${table.amount} >= 0 and (${table.quantity} > 0 or ${table.amount} > 0)`,
		),
	],
);

/** Every step of a refund: who and when. */
export const refundStep = pgTable(
	"refund_step",
	{
		id: id(),
		refundId: refersTo("refund_id", () => refund.id).notNull(),
		state: text({ enum: refundStates }).notNull(),
		actor: text({ enum: orderActors }).notNull(),
		at: moment("at").notNull(),
	},
	(table) => [uniqueIndex("refund_step_once").on(table.refundId, table.state)],
);

/** Part of a charge that goes back for a refund; the provider is asked by a key that it knows again. */
export const payBack = pgTable(
	"pay_back",
	{
		id: id(),
		paymentId: refersTo("payment_id", () => payment.id).notNull(),
		refundId: refersTo("refund_id", () => refund.id)
			.notNull()
			.unique(),
		providerKey: text("provider_key").notNull().unique(),
		amount: money("amount").notNull(),
		/** On its way; there. */
		state: text({ enum: ["refunding", "refunded"] }).notNull(),
		createdAt: moment("created_at").notNull(),
		updatedAt: moment("updated_at").notNull(),
	},
	(table) => [
		index("pay_back_payment").on(table.paymentId),
		index("pay_back_open")
			.on(table.updatedAt)
			.where(sql`${table.state} = 'refunding'`),
		check("pay_back_amount", sql`${table.amount} > 0`),
	],
);
