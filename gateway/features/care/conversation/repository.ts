import {
	and,
	asc,
	count,
	desc,
	eq,
	gt,
	inArray,
	isNotNull,
	ne,
	type SQL,
	sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { InboxFilter } from "../../../contract/care/conversation-terms";
import type { Database, Transaction } from "../../../db/client";
import { insertRow, lockRow } from "../../../db/one-row";
import { account } from "../../../db/schema/account";
import { conversation, message } from "../../../db/schema/conversation";
import { merchant } from "../../../db/schema/merchant";
import type { Slice } from "../../../http/pages";
import type { Cursor } from "./cursor";

export type ConversationRow = typeof conversation.$inferSelect;
export type NewConversation = typeof conversation.$inferInsert;

/** As much of the last message as a list shows. */
const excerpt = sql<string>`coalesce((
	select left(${message.text}, 120) from ${message}
	where ${message.conversationId} = ${conversation.id}
	order by ${message.id} desc limit 1), '')`;

const assignee = alias(account, "assignee");

/** With the names of all who take part. */
function named(db: Database) {
	return db
		.select({
			conversation,
			text: excerpt,
			merchant: { id: merchant.id, name: merchant.name, logo: merchant.logo },
			shopper: account.nickname,
			assignee: assignee.nickname,
		})
		.from(conversation)
		.innerJoin(account, eq(account.id, conversation.accountId))
		.leftJoin(merchant, eq(merchant.id, conversation.merchantId))
		.leftJoin(assignee, eq(assignee.id, conversation.assignedTo))
		.$dynamic();
}
export type NamedConversation = Awaited<ReturnType<typeof named>>[number];

const latestFirst = [
	desc(conversation.lastMessageAt),
	desc(conversation.id),
] as const;

interface Sought {
	where: SQL | undefined;
	order: readonly SQL[];
	/** All of them where there is none. */
	slice?: Slice;
}

/** Of a slice nothing is joined but what is in it. */
function listNamed(db: Database, { where, order, slice }: Sought) {
	const page =
		slice &&
		db
			.select({ id: conversation.id })
			.from(conversation)
			.where(where)
			.orderBy(...order)
			.limit(slice.limit)
			.offset(slice.offset);
	return named(db)
		.where(page ? inArray(conversation.id, page) : where)
		.orderBy(...order);
}

export const listOfAccount = (db: Database, accountId: number) =>
	listNamed(db, { where: isAccounts(accountId), order: latestFirst });

/** Those behind one, however much has been written in front of it meanwhile. */
export function listPageOf(
	db: Database,
	accountId: number,
	{ limit, after }: { limit: number; after: Cursor | undefined },
) {
	const where = and(isAccounts(accountId), after && isBehind(after));
	const slice = { limit, offset: 0 };
	return listNamed(db, { where, order: latestFirst, slice });
}

/** To the millisecond, which is as exactly as it is written. */
const isBehind = ({ lastMessageAt, id }: Cursor) =>
	sql`(${conversation.lastMessageAt}, ${conversation.id}) < (${lastMessageAt.toISOString()}::timestamptz, ${id}::bigint)`;

interface Inbox {
	staffOf: number;
	/** Whose "mine" is asked for. */
	uid: number;
	filter: InboxFilter;
}

function isIn({ staffOf, uid, filter }: Inbox): SQL | undefined {
	const isTheirs = eq(conversation.staffOf, staffOf);
	switch (filter) {
		case "waiting":
			return and(isTheirs, isNotNull(conversation.waitingSince));
		case "mine":
			return and(
				isTheirs,
				eq(conversation.assignedTo, uid),
				eq(conversation.state, "open"),
			);
		default:
			return and(isTheirs, eq(conversation.state, filter));
	}
}

/** Whoever waits longest first; elsewhere the latest. */
export function listInbox(db: Database, inbox: Inbox, slice: Slice) {
	const order =
		inbox.filter === "waiting"
			? [asc(conversation.waitingSince), asc(conversation.id)]
			: latestFirst;
	return listNamed(db, { where: isIn(inbox), order, slice });
}

/** Counts no further than to `most`. */
export async function countWaiting(
	db: Database,
	inbox: Pick<Inbox, "staffOf" | "uid">,
	most: number,
) {
	const waiting = db
		.select({ id: conversation.id })
		.from(conversation)
		.where(isIn({ ...inbox, filter: "waiting" }))
		.limit(most)
		.as("waiting");
	const [row] = await db.select({ total: count() }).from(waiting);
	return row?.total ?? 0;
}

export async function findNamed(db: Database, where: SQL | undefined) {
	const [row] = await named(db).where(where);
	return row;
}

export const isId = (id: number) => eq(conversation.id, id);

const isAccounts = (accountId: number) => eq(conversation.accountId, accountId);

export const isOwnId = (id: number, accountId: number) =>
	and(isId(id), isAccounts(accountId));

/** The one of an account with a merchant, or with the shop. */
export const isOf = (accountId: number, merchantId: number | null) =>
	and(
		isAccounts(accountId),
		sql`coalesce(${conversation.merchantId}, 0) = ${merchantId ?? 0}`,
	);

/** Held until the transaction ends: its messages come one after the other. */
export const lockConversation = (tx: Transaction, where: SQL | undefined) =>
	lockRow(tx, conversation, where);

export const insertConversation = (tx: Transaction, row: NewConversation) =>
	insertRow(tx, conversation, row);

export async function updateConversation(
	tx: Transaction,
	id: number,
	changed: Partial<NewConversation>,
): Promise<void> {
	await tx.update(conversation).set(changed).where(isId(id));
}

/** Of a side's messages those that came after one. */
export function countAfter(
	tx: Transaction,
	{ id }: ConversationRow,
	{ upTo, isShoppers }: { upTo: number; isShoppers: boolean },
) {
	const side = isShoppers
		? eq(message.side, "shopper")
		: ne(message.side, "shopper");
	return tx.$count(
		message,
		and(eq(message.conversationId, id), gt(message.id, upTo), side),
	);
}

export async function sumUnread(db: Database, accountId: number) {
	const [row] = await db
		.select({
			sum: sql<number>`coalesce(sum(${conversation.shopperUnread}), 0)::int`,
		})
		.from(conversation)
		.where(isAccounts(accountId));
	return row?.sum ?? 0;
}

export function lockAllOf(tx: Transaction, accountId: number) {
	return tx
		.select()
		.from(conversation)
		.where(isAccounts(accountId))
		.orderBy(asc(conversation.id))
		.for("update");
}
