import {
	and,
	desc,
	eq,
	gt,
	inArray,
	isNull,
	lt,
	max,
	ne,
	or,
	type SQL,
	sql,
} from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { account } from "../../../db/schema/account";
import { pushSubscription } from "../../../db/schema/push";
import { secondFactor } from "../../../db/schema/second-factor";
import { session } from "../../../db/schema/session";
import { site } from "../../../db/schema/site";
import { staffRole } from "../../../db/schema/staff";
import {
	type Blanks,
	type Valued,
	writtenOnce,
} from "../../../db/written-once";
import { insertSignature } from "../../../http/seen-signatures";

const isOpenAt = (now: Valued<Date>) =>
	and(isNull(session.endedAt), gt(session.expiresAt, now));

export async function insertSession(
	db: Queryable,
	row: typeof session.$inferInsert,
): Promise<void> {
	await db.insert(session).values(row);
}

/**
 * Holds an account, and the member of an e-mail that it gives without owning it, until the session stands: whoever blocks
 * one of them comes before, or ends the session. True where one is blocked.
 */
export async function holdBlocked(
	tx: Transaction,
	{ id, guestEmail }: { id: number; guestEmail?: string },
): Promise<boolean> {
	const isMember = eq(account.kind, "member");
	const rows = await tx
		.select({ blockedAt: account.blockedAt })
		.from(account)
		.where(
			or(
				eq(account.id, id),
				guestEmail === undefined
					? undefined
					: and(eq(account.email, guestEmail), isMember),
			),
		)
		.for("share");
	return rows.some(({ blockedAt }) => blockedAt !== null);
}

/** How customer service is reached; what is not known is empty. */
export async function listServiceContacts(db: Queryable): Promise<string[]> {
	const [row] = await db
		.select({ phone: site.servicePhone, email: site.serviceEmail })
		.from(site);
	return row ? [row.phone, row.email] : [];
}

const openSession = {
	id: session.id,
	uid: account.id,
	kind: account.kind,
	strategy: session.strategy,
	scope: account.scope,
	merchantId: account.merchantId,
	provenAt: session.provenAt,
	/** Shoppers are not asked for theirs. */
	hasFactor: sql<boolean>`case when cardinality(${account.scope}) > 0 then exists (
		select from ${secondFactor} where ${eq(secondFactor.accountId, account.id)}
	) else false end`,
	roleId: account.roleId,
	permissions: staffRole.permissions,
	refundMax: staffRole.refundMax,
	lastSeenAt: session.lastSeenAt,
};
const isOwner = and(
	eq(account.id, session.accountId),
	isNull(account.deletedAt),
	isNull(account.blockedAt),
);

const askOpenSession = writtenOnce(
	(db, { id, now }: Blanks<{ id: string; now: Date }>) =>
		db
			.select(openSession)
			.from(session)
			.innerJoin(account, isOwner)
			.leftJoin(staffRole, eq(staffRole.id, account.roleId))
			.where(and(eq(session.id, id), isOpenAt(now))),
);

/** The session with its account, unless either has ended or the account is blocked. */
export async function findOpenSession(db: Queryable, id: string, now: Date) {
	const [row] = await askOpenSession(db, { id, now });
	return row;
}

/** Of these, those that are open. */
export function listOpenOf(db: Queryable, ids: string[], now: Date) {
	return db
		.select(openSession)
		.from(session)
		.innerJoin(account, isOwner)
		.leftJoin(staffRole, eq(staffRole.id, account.roleId))
		.where(and(inArray(session.id, ids), isOpenAt(now)));
}
export type OpenSession = NonNullable<
	Awaited<ReturnType<typeof findOpenSession>>
>;

interface SignedWrite {
	/** Of the session. */
	id: string;
	signature: string;
	now: Date;
}

const askOpenSessionOfWrite = writtenOnce(
	(db, { id, signature, now }: Blanks<SignedWrite>) => {
		const seen = db.$with("seen").as(insertSignature(db, signature, now));
		return db
			.with(seen)
			.select({
				isFirst: sql<boolean>`exists (select from ${seen})`,
				...openSession,
			})
			.from(sql`(select) as asked`)
			.leftJoin(session, and(eq(session.id, id), isOpenAt(now)))
			.leftJoin(account, isOwner)
			.leftJoin(staffRole, eq(staffRole.id, account.roleId));
	},
);

/** The same, and remembers the signature that came with it, in one statement; `isFirst` where it was not seen before. */
export async function findOpenSessionOfWrite(
	db: Database,
	write: SignedWrite,
): Promise<{ isFirst: boolean; open: OpenSession | undefined }> {
	const [row] = await askOpenSessionOfWrite(db, write);
	if (!row) throw new Error("A statement without a table has a row");
	const { isFirst, ...open } = row;
	return { isFirst, open: isOpen(open) ? open : undefined };
}

type MaybeOpen = { [Name in keyof OpenSession]: OpenSession[Name] | null };

const isOpen = (row: MaybeOpen): row is OpenSession => row.uid !== null;

export async function noteSeen(db: Queryable, id: string, now: Date) {
	await db.update(session).set({ lastSeenAt: now }).where(eq(session.id, id));
}

export async function noteProven(db: Queryable, id: string, now: Date) {
	await db.update(session).set({ provenAt: now }).where(eq(session.id, id));
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

/** How many are open, and when one was last used, whether or not it is open still; null where none is remembered. */
export async function sumUpSessions(
	db: Queryable,
	accountId: number,
	now: Date,
) {
	const [row] = await db
		.select({
			open: sql`count(*) filter (where ${isOpenAt(now)})`.mapWith(Number),
			lastSeenAt: max(session.lastSeenAt),
		})
		.from(session)
		.where(eq(session.accountId, accountId));
	return row ?? { open: 0, lastSeenAt: null };
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
	const ended = await db
		.update(session)
		.set({ endedAt: now })
		.where(and(...which))
		.returning({ id: session.id });
	const ids = ended.map(({ id }) => id);
	// Nobody is told of orders on a device that was left.
	if (ids.length > 0)
		await db
			.delete(pushSubscription)
			.where(inArray(pushSubscription.sessionId, ids));
}

export async function deleteSessions(db: Queryable, accountId: number) {
	await db.delete(session).where(eq(session.accountId, accountId));
}

export async function deleteSessionsExpiredBefore(db: Queryable, time: Date) {
	await db.delete(session).where(lt(session.expiresAt, time));
}
