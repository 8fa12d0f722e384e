import { sql } from "drizzle-orm";
import {
	check,
	index,
	integer,
	pgTable,
	text,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import {
	conversationStates,
	messageSides,
} from "../../contract/care/conversation-terms";
import { id, moment, refersTo } from "../columns";
import { account } from "./account";
import { goods } from "./goods";
import { merchant } from "./merchant";
import { merchantOrder } from "./order";
import { refund } from "./refund";

/** What is talked about; nothing, or one of them. */
const subject = () => ({
	goodsId: refersTo("goods_id", () => goods.id),
	orderId: refersTo("order_id", () => merchantOrder.id),
	refundId: refersTo("refund_id", () => refund.id),
});

/** All that a shopper and a merchant, or the shop's own service, have to say to each other. */
export const conversation = pgTable(
	"conversation",
	{
		id: id(),
		accountId: refersTo("account_id", () => account.id).notNull(),
		/** Null for the shop's own service. */
		merchantId: refersTo("merchant_id", () => merchant.id),
		/** Whose staff answers: a merchant's by its id, the shop's own by 0. So that each list is read off one index. */
		staffOf: integer("staff_of").notNull(),
		assignedTo: refersTo("assigned_to", () => account.id),
		state: text({ enum: conversationStates }).notNull().default("open"),
		/** What was last asked about. */
		...subject(),
		/** Messages of the other side that were not read. */
		shopperUnread: integer("shopper_unread").notNull().default(0),
		staffUnread: integer("staff_unread").notNull().default(0),
		/** The first message that nobody has answered. */
		waitingSince: moment("waiting_since"),
		lastMessageAt: moment("last_message_at").notNull(),
		createdAt: moment("created_at").notNull(),
	},
	(table) => [
		uniqueIndex("conversation_one_each").on(
			table.accountId,
			sql`coalesce(${table.merchantId}, 0)`,
		),
		index("conversation_account").on(
			table.accountId,
			table.lastMessageAt,
			table.id,
		),
		index("conversation_waiting")
			.on(table.staffOf, table.waitingSince, table.id)
			.where(sql`${table.waitingSince} is not null`),
		index("conversation_state").on(
			table.staffOf,
			table.state,
			table.lastMessageAt,
			table.id,
		),
		index("conversation_assigned")
			.on(table.assignedTo, table.lastMessageAt, table.id)
			.where(sql`${table.state} = 'open'`),
		check(
			"conversation_staff",
			sql`${table.staffOf} in (0, coalesce(${table.merchantId}, 0))`,
		),
		check(
			"conversation_waits_while_open",
			sql`${table.state} = 'open' or ${table.waitingSince} is null`,
		),
	],
);

/** In the order of their ids: whoever writes one holds its conversation. */
export const message = pgTable(
	"message",
	{
		id: id(),
		conversationId: refersTo(
			"conversation_id",
			() => conversation.id,
			"cascade",
		).notNull(),
		side: text({ enum: messageSides }).notNull(),
		accountId: refersTo("account_id", () => account.id).notNull(),
		/** Its writer's own name for it, which a repetition bears too. */
		key: uuid().notNull(),
		text: text().notNull(),
		images: text().array().notNull().default([]),
		...subject(),
		at: moment("at").notNull(),
	},
	(table) => [
		uniqueIndex("message_once").on(table.accountId, table.key),
		index("message_conversation").on(table.conversationId, table.id),
		check(
			"message_one_subject",
			sql`num_nonnulls(${table.goodsId}, ${table.orderId}, ${table.refundId}) <= 1`,
		),
	],
);
