import { and, desc, eq, gt, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../../db/client";
import { account } from "../../../db/schema/account";
import { session } from "../../../db/schema/session";
import { insertSignature } from "../../../http/seen-signatures";

const isOpenAt = (now: Date) =>
	and(isNull(session.endedAt), gt(session.expiresAt, now));

export async function insertSession(
	db: Queryable,
	row: typeof session.$inferInsert,
): Promise<void> {
	await db.insert(session).values(row);
}

const openSession = {
	id: session.id,
	uid: account.id,
	kind: account.kind,
	strategy: session.strategy,
	scope: account.scope,
	merchantId: account.merchantId,
	lastSeenAt: session.lastSeenAt,
};
const isOwner = and(
	eq(account.id, session.accountId),
	isNull(account.deletedAt),
);

/** The session with its account, unless either has ended. */
export async function findOpenSession(db: Queryable, id: string, now: Date) {
	const [row] = await db
		.select(openSession)
		.from(session)
		.innerJoin(account, isOwner)
		.where(and(eq(session.id, id), isOpenAt(now)));
	return row;
}
export type OpenSession = NonNullable<
	Awaited<ReturnType<typeof findOpenSession>>
>;

/** The same, and remembers the signature that came with it, in one statement; `isFirst` where it was not seen before. */
export async function findOpenSessionOfWrite(
	db: Database,
	{ id, signature, now }: { id: string; signature: string; now: Date },
): Promise<{ isFirst: boolean; open: OpenSession | undefined }> {
	const seen = db.$with("seen").as(insertSignature(db, signature, now));
	const [row] = await db
		.with(seen)
		.select({
			isFirst: sql<boolean>`exists (select from ${seen})`,
			...openSession,
		})
		.from(sql`(select) as asked`)
		.leftJoin(session, and(eq(session.id, id), isOpenAt(now)))
		.leftJoin(account, isOwner);
	if (!row) throw new Error("A statement without a table has a row");
	const { isFirst, ...open } = row;
	return { isFirst, open: isOpen(open) ? open : undefined };
}

type MaybeOpen = { [Name in keyof OpenSession]: OpenSession[Name] | null };

const isOpen = (row: MaybeOpen): row is OpenSession => row.uid !== null;

export async function noteSeen(db: Queryable, id: string, now: Date) {
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

export async function deleteSessions(db: Queryable, accountId: number) {
	await db.delete(session).where(eq(session.accountId, accountId));
}

export async function deleteSessionsExpiredBefore(db: Queryable, time: Date) {
	await db.delete(session).where(lt(session.expiresAt, time));
}
