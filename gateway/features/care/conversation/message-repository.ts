import { and, asc, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { messagesPerAnswer } from "../../../contract/care/conversation-terms";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { findRow, insertRow } from "../../../db/one-row";
import { account } from "../../../db/schema/account";
import { conversation, message } from "../../../db/schema/conversation";
import { conversationReport as report } from "../../../db/schema/conversation-report";

export type MessageRow = typeof message.$inferSelect;
export type NewMessage = typeof message.$inferInsert;

export interface Stretch {
	after?: number;
	before?: number;
}

/** In the order in which they came, with who wrote them; one more than an answer holds, where there are more. */
export async function listMessages(
	db: Database,
	conversationId: number,
	{ after, before }: Stretch,
) {
	const isForward = after !== undefined;
	const rows = await db
		.select({ message, author: account.nickname })
		.from(message)
		.innerJoin(account, eq(account.id, message.accountId))
		.where(
			and(
				eq(message.conversationId, conversationId),
				isForward ? gt(message.id, after) : undefined,
				before === undefined ? undefined : lt(message.id, before),
			),
		)
		.orderBy(isForward ? asc(message.id) : desc(message.id))
		.limit(messagesPerAnswer + 1);
	const list = rows.slice(0, messagesPerAnswer);
	const hasMore = rows.length > messagesPerAnswer;
	return { list: isForward ? list : list.reverse(), hasMore };
}
export type ListedMessage = Awaited<
	ReturnType<typeof listMessages>
>["list"][number];

/** Whatever was sent under a key of an account. */
export const findSent = (db: Queryable, accountId: number, key: string) =>
	findRow(
		db,
		message,
		and(eq(message.accountId, accountId), eq(message.key, key)),
	);

export const findMessage = (db: Queryable, id: number) =>
	findRow(db, message, eq(message.id, id));

export const insertMessage = (tx: Transaction, row: NewMessage) =>
	insertRow(tx, message, row);

/** Of conversations of an account, all of them, the first in front. */
export function listAllOf(db: Database, accountId: number) {
	const own = db
		.select({ id: conversation.id })
		.from(conversation)
		.where(eq(conversation.accountId, accountId));
	return db
		.select()
		.from(message)
		.where(inArray(message.conversationId, own))
		.orderBy(asc(message.id));
}

/** Conversations with all that was said in them. */
export async function deleteConversationsOf(
	tx: Transaction,
	accountId: number,
): Promise<void> {
	await tx.delete(conversation).where(eq(conversation.accountId, accountId));
}

/** A conversation takes over what was said in another, which is no more then. */
export async function joinConversations(
	tx: Transaction,
	{ from, to }: { from: number; to: number },
): Promise<void> {
	await tx
		.update(message)
		.set({ conversationId: to })
		.where(eq(message.conversationId, from));
	// Of two by the same account against the whole of both, one is enough.
	await tx.execute(sql`update ${report} set conversation_id = ${to}
		where conversation_id = ${from} and (message_id is not null or not exists (
			select from ${report} other where other.conversation_id = ${to}
				and other.message_id is null and other.account_id = ${report.accountId}))`);
	const gone = alias(from);
	await tx
		.update(conversation)
		.set({
			state: sql`case when ${gone("state")} = 'open' then 'open' else ${conversation.state} end`,
			shopperUnread: sql`${conversation.shopperUnread} + ${gone("shopper_unread")}`,
			staffUnread: sql`${conversation.staffUnread} + ${gone("staff_unread")}`,
			waitingSince: sql`least(${conversation.waitingSince}, ${gone("waiting_since")})`,
			lastMessageAt: sql`greatest(${conversation.lastMessageAt}, ${gone("last_message_at")})`,
		})
		.where(eq(conversation.id, to));
	await tx.delete(conversation).where(eq(conversation.id, from));
}

/** A column of the conversation that goes. */
const alias = (id: number) => (column: string) =>
	sql`(select gone.${sql.identifier(column)} from ${conversation} gone where gone.id = ${id})`;
