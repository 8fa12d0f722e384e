import { sql } from "drizzle-orm";
import {
	check,
	index,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { localOutcomes, payMethods } from "../../contract/sales/payment";
import { id, moment, money, refersTo } from "../columns";
import { masterOrder } from "./order";

/** One try to pay a master with one provider. */
export const payment = pgTable(
	"payment",
	{
		id: id(),
		masterId: refersTo("master_id", () => masterOrder.id).notNull(),
		method: text({ enum: payMethods }).notNull(),
		/** The provider's own name of the charge; null until it has said one. */
		providerRef: text("provider_ref"),
		/** What the provider is given, so that a repeated question makes no second charge. */
		providerKey: text("provider_key").notNull().unique(),
		amount: money("amount").notNull(),
		/**
		 * Begun, and nothing charged before the shopper acts; may be charged; charged; refused or called off; charged and to be
		 * paid back; paid back.
		 */
		state: text({
			enum: [
				"begun",
				"pending",
				"succeeded",
				"failed",
				"refunding",
				"refunded",
			],
		}).notNull(),
		/** Why the last try at it was refused, in the provider's word for it. */
		failure: text(),
		createdAt: moment("created_at").notNull(),
		/** When it was last asked after, or changed. */
		updatedAt: moment("updated_at").notNull(),
	},
	(table) => [
		index("payment_master").on(table.masterId),
		uniqueIndex("payment_provider_ref").on(table.method, table.providerRef),
		/** A master is settled by one payment. */
		uniqueIndex("payment_settles")
			.on(table.masterId)
			.where(sql`${table.state} = 'succeeded'`),
		index("payment_open")
			.on(table.updatedAt)
			.where(sql`${table.state} in ('begun', 'pending')`),
		check("payment_amount", sql`${table.amount} > 0`),
	],
);

/** Double entry: per master and currency (HKD) the amounts sum to nothing. */
export const ledgerEntry = pgTable(
	"ledger_entry",
	{
		id: id(),
		masterId: refersTo("master_id", () => masterOrder.id).notNull(),
		paymentId: refersTo("payment_id", () => payment.id).notNull(),
		account: text({ enum: ["cash", "sales", "refunds"] }).notNull(),
		/** What one posting is called: an event is posted once. */
		posting: text().notNull(),
		amount: money("amount").notNull(),
		at: moment("at").notNull(),
	},
	(table) => [
		index("ledger_entry_master").on(table.masterId),
		uniqueIndex("ledger_entry_once").on(table.posting, table.account),
		/** What came in and went out on a day. */
		index("ledger_entry_cash")
			.on(table.at)
			.where(sql`${table.account} = 'cash'`)
			.concurrently(),
	],
);

/** Notices of providers, by their own event numbers: received twice, one counts once. */
export const providerEvent = pgTable(
	"provider_event",
	{
		method: text({ enum: payMethods }).notNull(),
		eventId: text("event_id").notNull(),
		kind: text().notNull(),
		payload: jsonb().$type<unknown>().notNull(),
		receivedAt: moment("received_at").notNull(),
		/** Null until its effect is there. */
		doneAt: moment("done_at"),
	},
	(table) => [primaryKey({ columns: [table.method, table.eventId] })],
);

/** The books of the test provider: what a provider would keep on its own side. */
export const localCharge = pgTable(
	"local_charge",
	{
		/** The key we gave it. */
		key: text().primaryKey(),
		ref: text().notNull().unique(),
		amount: money("amount").notNull(),
		outcome: text({ enum: localOutcomes }).notNull(),
		state: text({ enum: ["pending", "succeeded", "failed"] }).notNull(),
		refunded: money("refunded").notNull().default("0.00"),
		/** The keys by which it was paid back. */
		paidBackBy: text("paid_back_by").array().notNull().default([]),
		/** When one that takes its time goes through. */
		readyAt: moment("ready_at").notNull(),
	},
	(table) => [
		check(
			"local_charge_refunded",
			sql`${table.refunded} between 0 and ${table.amount}`,
		),
	],
);
