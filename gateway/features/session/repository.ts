import { and, desc, eq, gt, isNull, lt, ne, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "../../db/client";
import { account } from "../../db/schema/account";
import { session } from "../../db/schema/session";

type Queryable = Database | Transaction;

const isOpenAt = (now: Date) =>
	and(isNull(session.endedAt), gt(session.expiresAt, now));

export async function insertSession(
	db: Queryable,
	row: typeof session.$inferInsert,
): Promise<void> {
	await db.insert(session).values(row);
}

/** The session with its account, unless either has ended. */
export async function findOpenSession(db: Queryable, id: string, now: Date) {
	const [row] = await db
		.select({
			id: session.id,
			uid: account.id,
			kind: account.kind,
			strategy: session.strategy,
			scope: account.scope,
			merchantId: account.merchantId,
			lastSeenAt: session.lastSeenAt,
		})
		.from(session)
		.innerJoin(account, eq(account.id, session.accountId))
		.where(and(eq(session.id, id), isOpenAt(now), isNull(account.deletedAt)));
	return row;
}

export async function noteSeen(
	db: Queryable,
	id: string,
	now: Date,
): Promise<void> {
	await db.update(session).set({ lastSeenAt: now }).where(eq(session.id, id));
}

const openSessionsMax = 100;

/** The latest ones. */
export function listOpenSessions(db: Queryable, accountId: number, now: Date) {
	return db
		.select({
			id: session.id,
			userAgent: session.userAgent,
			createdAt: session.createdAt,
			lastSeenAt: session.lastSeenAt,
		})
		.from(session)
		.where(and(eq(session.accountId, accountId), isOpenAt(now)))
		.orderBy(desc(session.lastSeenAt))
		.limit(openSessionsMax);
}

/** With those that have ended and not yet been forgotten. */
export function listAllSessions(db: Queryable, accountId: number) {
	return db
		.select({
			strategy: session.strategy,
			userAgent: session.userAgent,
			createdAt: session.createdAt,
			lastSeenAt: session.lastSeenAt,
			endedAt: session.endedAt,
		})
		.from(session)
		.where(eq(session.accountId, accountId))
		.orderBy(desc(session.createdAt));
}

/** Which of an account's sessions: one, all but one, or all. */
export interface WhichSessions {
	accountId: number;
	only?: string;
	except?: string;
}

export async function endSessions(
	db: Queryable,
	{ accountId, only, except }: WhichSessions,
	now: Date,
): Promise<void> {
	const which: (SQL | undefined)[] = [
		eq(session.accountId, accountId),
		isNull(session.endedAt),
		only === undefined ? undefined : eq(session.id, only),
		except === undefined ? undefined : ne(session.id, except),
	];
	await db
		.update(session)
		.set({ endedAt: now })
		.where(and(...which));
}

export async function deleteSessions(
	db: Queryable,
	accountId: number,
): Promise<void> {
	await db.delete(session).where(eq(session.accountId, accountId));
}

export async function deleteSessionsExpiredBefore(
	db: Queryable,
	time: Date,
): Promise<void> {
	await db.delete(session).where(lt(session.expiresAt, time));
}
