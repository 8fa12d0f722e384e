import { and, asc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../db/client";
import { account } from "../../../db/schema/account";
import {
	factorChallenge,
	recoveryCode,
	secondFactor,
} from "../../../db/schema/second-factor";

export type FactorRow = typeof secondFactor.$inferSelect;
export type Challenge = typeof factorChallenge.$inferSelect;

export function listFactors(
	db: Queryable,
	accountId: number,
): Promise<FactorRow[]> {
	return db
		.select()
		.from(secondFactor)
		.where(eq(secondFactor.accountId, accountId))
		.orderBy(asc(secondFactor.id));
}

export async function insertFactor(
	tx: Transaction,
	row: typeof secondFactor.$inferInsert,
): Promise<void> {
	await tx.insert(secondFactor).values(row);
}

/** All of an account's, or one; answers those that were there. */
export function deleteFactors(tx: Transaction, accountId: number, id?: number) {
	return tx
		.delete(secondFactor)
		.where(
			and(
				eq(secondFactor.accountId, accountId),
				id === undefined ? undefined : eq(secondFactor.id, id),
			),
		)
		.returning({ name: secondFactor.name });
}

export async function notePasskeyUsed(
	db: Queryable,
	{ id, counter, at }: { id: number; counter: number; at: Date },
): Promise<void> {
	await db
		.update(secondFactor)
		.set({ counter, lastUsedAt: at })
		.where(eq(secondFactor.id, id));
}

/** Takes a step of time once: false where its code, or a later one, was taken before. */
export async function takeStep(
	db: Queryable,
	{ id, step, at }: { id: number; step: number; at: Date },
): Promise<boolean> {
	const rows = await db
		.update(secondFactor)
		.set({ lastStep: step, lastUsedAt: at })
		.where(and(eq(secondFactor.id, id), lt(secondFactor.lastStep, step)))
		.returning({ id: secondFactor.id });
	return rows.length > 0;
}

/** A session has one of each purpose; a new one takes the place of the one before. */
export async function putChallenge(
	db: Queryable,
	row: Challenge,
): Promise<void> {
	const { value, expiresAt } = row;
	await db
		.insert(factorChallenge)
		.values(row)
		.onConflictDoUpdate({
			target: [factorChallenge.sessionId, factorChallenge.purpose],
			set: { value, expiresAt },
		});
}

type WhichChallenge = Pick<Challenge, "sessionId" | "purpose"> & { now: Date };

const isOpen = ({ sessionId, purpose, now }: WhichChallenge) =>
	and(
		eq(factorChallenge.sessionId, sessionId),
		eq(factorChallenge.purpose, purpose),
		gt(factorChallenge.expiresAt, now),
	);

export async function findChallenge(
	db: Queryable,
	which: WhichChallenge,
): Promise<string | undefined> {
	const [row] = await db.select().from(factorChallenge).where(isOpen(which));
	return row?.value;
}

/** It is gone from then on, whatever comes of it. */
export async function takeChallenge(
	db: Queryable,
	which: WhichChallenge,
): Promise<string | undefined> {
	const [row] = await db
		.delete(factorChallenge)
		.where(isOpen(which))
		.returning();
	return row?.value;
}

export async function replaceRecoveryCodes(
	tx: Transaction,
	accountId: number,
	codeHashes: string[],
): Promise<void> {
	await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
	if (codeHashes.length > 0)
		await tx
			.insert(recoveryCode)
			.values(codeHashes.map((codeHash) => ({ accountId, codeHash })));
}

/** False where there is no such code, or it was used before. */
export async function spendRecoveryCode(
	tx: Transaction,
	{
		accountId,
		codeHash,
		at,
	}: { accountId: number; codeHash: string; at: Date },
): Promise<boolean> {
	const rows = await tx
		.update(recoveryCode)
		.set({ usedAt: at })
		.where(
			and(
				eq(recoveryCode.accountId, accountId),
				eq(recoveryCode.codeHash, codeHash),
				isNull(recoveryCode.usedAt),
			),
		)
		.returning({ accountId: recoveryCode.accountId });
	return rows.length > 0;
}

export function countRecoveryCodes(
	db: Queryable,
	accountId: number,
): Promise<number> {
	return db.$count(
		recoveryCode,
		and(eq(recoveryCode.accountId, accountId), isNull(recoveryCode.usedAt)),
	);
}

const isStaff = sql`cardinality(${account.scope}) > 0`;

/** Undefined for who does not work here. */
export async function findStaff(
	db: Queryable,
	who: { uid: number } | { email: string },
) {
	const isMeant =
		"uid" in who ? eq(account.id, who.uid) : eq(account.email, who.email);
	const [row] = await db
		.select()
		.from(account)
		.where(and(isMeant, eq(account.kind, "member"), isStaff));
	return row;
}
export type StaffRow = NonNullable<Awaited<ReturnType<typeof findStaff>>>;
