import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import {
	payoutAccountKinds,
	payoutRunStates,
	payoutStates,
} from "../../contract/sales/payout-terms";
import { id, moment, money, refersTo } from "../columns";
import { account } from "./account";
import { merchant } from "./merchant";

const destination = () => ({
	holder: text().notNull(),
	kind: text({ enum: payoutAccountKinds }).notNull(),
	/** Null but for a bank. */
	bankCode: text("bank_code"),
	number: text().notNull(),
});

/** Where a merchant is paid. */
export const payoutAccount = pgTable("payout_account", {
	merchantId: refersTo("merchant_id", () => merchant.id).primaryKey(),
	...destination(),
	changedAt: moment("changed_at").notNull(),
});

/** An account that was opened for a merchant at Stripe, whether or not it can take money. */
export const connectedAccount = pgTable("connected_account", {
	merchantId: refersTo("merchant_id", () => merchant.id).primaryKey(),
	ref: text().notNull(),
});

export const payoutRun = pgTable(
	"payout_run",
	{
		id: id(),
		state: text({ enum: payoutRunStates }).notNull().default("draft"),
		/** Null once that account is deleted. */
		draftedBy: refersTo("drafted_by", () => account.id, "set null"),
		draftedAt: moment("drafted_at").notNull(),
		decidedBy: refersTo("decided_by", () => account.id, "set null"),
		decidedAt: moment("decided_at"),
	},
	(table) => [
		/** Whoever drafts at the same time as another waits for it here. */
		uniqueIndex("payout_run_draft")
			.on(table.state)
			.where(sql`${table.state} = 'draft'`),
		check(
			"payout_run_decided",
			sql`(${table.state} = 'draft') = (${table.decidedAt} is null)`,
		),
		check(
			"payout_run_by_two",
			sql`${table.state} <> 'approved' or ${table.decidedBy} <> ${table.draftedBy}`,
		),
	],
);

/** What a merchant is paid in a run, and where to, as it was when the run was drafted. */
export const payout = pgTable(
	"payout",
	{
		id: id(),
		runId: refersTo("run_id", () => payoutRun.id).notNull(),
		merchantId: refersTo("merchant_id", () => merchant.id).notNull(),
		amount: money("amount").notNull(),
		...destination(),
		state: text({ enum: payoutStates }).notNull().default("drafted"),
		/** When its provider had it; null for what a bank's file says. */
		sentAt: moment("sent_at"),
		returnedAt: moment("returned_at"),
	},
	(table) => [
		uniqueIndex("payout_once").on(table.runId, table.merchantId),
		index("payout_merchant").on(table.merchantId, table.id),
		check("payout_amount", sql`${table.amount} > 0`),
	],
);
