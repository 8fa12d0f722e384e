import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { loginCode } from "../../../db/schema/session";

export type CodePurpose = (typeof loginCode.$inferSelect)["purpose"];

export async function insertCode(
	tx: Transaction,
	row: typeof loginCode.$inferInsert,
): Promise<void> {
	await tx.insert(loginCode).values(row);
}

/** Whose code, for what: a phone in the form of `normalizePhone`, or an e-mail in small letters. */
export interface CodeTarget {
	purpose: CodePurpose;
	target: string;
}

interface Sought extends CodeTarget {
	now: Date;
}

/** The newest code, if it may be tried. */
function isOpen(db: Database, { target, purpose, now }: Sought) {
	const newest = db
		.select({ id: loginCode.id })
		.from(loginCode)
		.where(and(eq(loginCode.target, target), eq(loginCode.purpose, purpose)))
		.orderBy(desc(loginCode.createdAt))
		.limit(1);
	return and(
		eq(loginCode.id, sql`(${newest})`),
		gt(loginCode.triesLeft, 0),
		gt(loginCode.expiresAt, now),
		isNull(loginCode.usedAt),
	);
}

export async function hasOpenCode(
	db: Database,
	sought: Sought,
): Promise<boolean> {
	const rows = await db
		.select({ id: loginCode.id })
		.from(loginCode)
		.where(isOpen(db, sought));
	return rows.length > 0;
}

/** Counts a try at the newest code and answers its hash; undefined when none may be tried. */
export async function countTry(db: Database, sought: Sought) {
	const [row] = await db
		.update(loginCode)
		.set({ triesLeft: sql`${loginCode.triesLeft} - 1` })
		.where(isOpen(db, sought))
		.returning({ id: loginCode.id, codeHash: loginCode.codeHash });
	return row;
}

/** False when it was used before. */
export async function markCodeUsed(
	db: Queryable,
	id: string,
	now: Date,
): Promise<boolean> {
	const used = await db
		.update(loginCode)
		.set({ usedAt: now })
		.where(and(eq(loginCode.id, id), isNull(loginCode.usedAt)))
		.returning({ id: loginCode.id });
	return used.length === 1;
}

export async function deleteCodesOlderThan(db: Database, time: Date) {
	await db.delete(loginCode).where(lt(loginCode.createdAt, time));
}
