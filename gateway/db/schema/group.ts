import { sql } from "drizzle-orm";
import {
	check,
	index,
	pgTable,
	smallint,
	text,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { groupStates } from "../../contract/sales/group-terms";
import { id, moment, money, refersTo } from "../columns";
import { account } from "./account";
import { sku } from "./goods";
import { merchant } from "./merchant";
import { masterOrder } from "./order";

/** One sku at a lower price for whoever buys it together. */
export const groupOffer = pgTable(
	"group_offer",
	{
		id: id(),
		merchantId: refersTo("merchant_id", () => merchant.id).notNull(),
		skuId: refersTo("sku_id", () => sku.id).notNull(),
		price: money("price").notNull(),
		size: smallint().notNull(),
		hours: smallint().notNull(),
		piecesMax: smallint("pieces_max").notNull(),
		startsAt: moment("starts_at").notNull(),
		endsAt: moment("ends_at").notNull(),
		createdAt: moment("created_at").notNull(),
	},
	(table) => [
		index("group_offer_ends").on(table.endsAt, table.id),
		index("group_offer_sku").on(table.skuId, table.endsAt),
		index("group_offer_merchant").on(table.merchantId, table.id),
		check("group_offer_price", sql`${table.price} > 0`),
		check("group_offer_size", sql`${table.size} between 2 and 20`),
		check("group_offer_hours", sql`${table.hours} between 1 and 72`),
		check("group_offer_pieces", sql`${table.piecesMax} between 1 and 99`),
		check("group_offer_time", sql`${table.startsAt} <= ${table.endsAt}`),
	],
);

/** People who buy together, with the terms of the offer as they were when it was opened. */
export const buyingGroup = pgTable(
	"buying_group",
	{
		id: id(),
		offerId: refersTo("offer_id", () => groupOffer.id).notNull(),
		price: money("price").notNull(),
		size: smallint().notNull(),
		/** Places that stand, while it is open … */
		taken: smallint().notNull(),
		/** … and those of them that are paid. */
		paid: smallint().notNull().default(0),
		state: text({ enum: groupStates }).notNull().default("open"),
		openedAt: moment("opened_at").notNull(),
		closesAt: moment("closes_at").notNull(),
		/** When it was complete or failed. */
		decidedAt: moment("decided_at"),
		/** When all that was paid had gone back; of one that failed. */
		woundUpAt: moment("wound_up_at"),
	},
	(table) => [
		index("buying_group_open")
			.on(table.offerId, table.paid, table.id)
			.where(sql`${table.state} = 'open'`),
		index("buying_group_offer_state").on(table.offerId, table.state),
		index("buying_group_closing")
			.on(table.closesAt)
			.where(sql`${table.state} = 'open'`),
		index("buying_group_to_wind_up")
			.on(table.decidedAt)
			.where(sql`${table.state} = 'failed' and ${table.woundUpAt} is null`),
		check(
			"buying_group_places",
			sql`0 <= ${table.paid} and ${table.paid} <= ${table.taken} and ${table.taken} <= ${table.size}`,
		),
		check(
			"buying_group_decided",
			sql`(${table.state} = 'open') = (${table.decidedAt} is null) and (${table.woundUpAt} is null or ${table.state} = 'failed')`,
		),
		check(
			"buying_group_complete",
			sql`${table.state} <> 'complete' or ${table.paid} = ${table.size}`,
		),
	],
);

/** A place in a group: one master, which holds one order of one line. */
export const groupPlace = pgTable(
	"group_place",
	{
		masterId: refersTo("master_id", () => masterOrder.id).primaryKey(),
		groupId: refersTo("group_id", () => buyingGroup.id).notNull(),
		accountId: refersTo("account_id", () => account.id).notNull(),
		quantity: smallint().notNull(),
		takenAt: moment("taken_at").notNull(),
		paidAt: moment("paid_at"),
		/** When its order was cancelled, or paid back because the group failed. */
		releasedAt: moment("released_at"),
	},
	(table) => [
		uniqueIndex("group_place_once")
			.on(table.groupId, table.accountId)
			.where(sql`${table.releasedAt} is null`),
		index("group_place_group").on(table.groupId, table.takenAt),
		index("group_place_account")
			.on(table.accountId)
			.where(sql`${table.releasedAt} is null`),
	],
);
