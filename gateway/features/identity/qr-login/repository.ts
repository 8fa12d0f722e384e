import { and, eq, gt, lt, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client";
import { account } from "../../../db/schema/account";
import { loginTicket } from "../../../db/schema/session";

export async function insertTicket(
	db: Queryable,
	row: typeof loginTicket.$inferInsert,
): Promise<void> {
	await db.insert(loginTicket).values(row);
}

export async function deleteTicketsMadeBefore(db: Queryable, time: Date) {
	await db.delete(loginTicket).where(lt(loginTicket.createdAt, time));
}

/** For the device that shows it alone: the secret is part of the question. */
export async function findTicket(
	db: Queryable,
	{ id, claimHash }: { id: string; claimHash: string },
) {
	const [row] = await db
		.select({ state: loginTicket.state, expiresAt: loginTicket.expiresAt })
		.from(loginTicket)
		.where(and(eq(loginTicket.id, id), eq(loginTicket.claimHash, claimHash)));
	return row;
}

/** Uses a confirmed ticket up and answers who confirmed it; undefined for everyone who comes later. */
export async function takeConfirmed(
	db: Queryable,
	{ id, claimHash }: { id: string; claimHash: string },
	now: Date,
) {
	const [row] = await db
		.update(loginTicket)
		.set({ state: "used" })
		.from(account)
		.where(
			and(
				eq(loginTicket.id, id),
				eq(loginTicket.claimHash, claimHash),
				eq(loginTicket.state, "confirmed"),
				gt(loginTicket.expiresAt, now),
				eq(account.id, loginTicket.accountId),
			),
		)
		.returning({
			id: account.id,
			kind: account.kind,
			nickname: account.nickname,
			deletedAt: account.deletedAt,
		});
	return row;
}

interface Scan {
	id: string;
	accountId: number;
}

/** Ties the ticket to the first who scans it; to nobody else from then on. */
export async function scan(db: Queryable, by: Scan, now: Date) {
	const isFree = eq(loginTicket.state, "waiting");
	const [row] = await db
		.update(loginTicket)
		.set({ state: "scanned", accountId: by.accountId })
		.where(
			and(
				eq(loginTicket.id, by.id),
				gt(loginTicket.expiresAt, now),
				or(isFree, isScannedBy(by.accountId)),
			),
		)
		.returning({ userAgent: loginTicket.userAgent });
	return row;
}

const isScannedBy = (accountId: number) =>
	and(eq(loginTicket.state, "scanned"), eq(loginTicket.accountId, accountId));

/** False unless this member scanned it and it still runs. It then lives until `notBefore` at least. */
export async function confirm(
	db: Queryable,
	by: Scan,
	{ now, notBefore }: { now: Date; notBefore: Date },
): Promise<boolean> {
	const confirmed = await db
		.update(loginTicket)
		.set({
			state: "confirmed",
			expiresAt: sql`greatest(${loginTicket.expiresAt}, ${notBefore})`,
		})
		.where(
			and(
				eq(loginTicket.id, by.id),
				gt(loginTicket.expiresAt, now),
				isScannedBy(by.accountId),
			),
		)
		.returning({ id: loginTicket.id });
	return confirmed.length === 1;
}

/** Lets it run out at once. */
export async function refuse(db: Queryable, by: Scan, now: Date) {
	await db
		.update(loginTicket)
		.set({ expiresAt: now })
		.where(and(eq(loginTicket.id, by.id), isScannedBy(by.accountId)));
}
