import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import {
	messageSides,
	reportReasons,
} from "../../contract/care/conversation-terms";
import { id, moment, refersTo } from "../columns";
import { account } from "./account";
import { conversation, message } from "./conversation";

/** What somebody who takes part holds against a conversation, or one message of it. */
export const conversationReport = pgTable(
	"conversation_report",
	{
		id: id(),
		conversationId: refersTo(
			"conversation_id",
			() => conversation.id,
			"cascade",
		).notNull(),
		/** Null for the conversation as a whole. */
		messageId: refersTo("message_id", () => message.id, "cascade"),
		accountId: refersTo("account_id", () => account.id).notNull(),
		/** On which side whoever reports it stands. */
		side: text({ enum: messageSides }).notNull(),
		reason: text({ enum: reportReasons }).notNull(),
		text: text().notNull(),
		at: moment("at").notNull(),
		/** Null until an operator has looked at it. */
		closedAt: moment("closed_at"),
	},
	(table) => [
		uniqueIndex("conversation_report_once").on(
			table.accountId,
			table.conversationId,
			sql`coalesce(${table.messageId}, 0)`,
		),
		index("conversation_report_conversation").on(table.conversationId),
		index("conversation_report_message")
			.on(table.messageId)
			.where(sql`${table.messageId} is not null`),
		index("conversation_report_open")
			.on(table.id)
			.where(sql`${table.closedAt} is null`),
	],
);
