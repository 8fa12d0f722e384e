import {
	and,
	desc,
	eq,
	exists,
	gt,
	isNull,
	lt,
	notExists,
	or,
} from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { findRow } from "../../../db/one-row";
import { account } from "../../../db/schema/account";
import { accountLink, linkClient, linkToken } from "../../../db/schema/linking";

export type ClientRow = typeof linkClient.$inferSelect;
export type TokenRow = typeof linkToken.$inferSelect;
type LinkRow = typeof accountLink.$inferSelect;

export const findClient = (db: Queryable, host: string) =>
	findRow(db, linkClient, eq(linkClient.host, host));

export async function putClient(tx: Transaction, row: ClientRow) {
	const { host: _, createdAt: __, ...changed } = row;
	await tx
		.insert(linkClient)
		.values(row)
		.onConflictDoUpdate({ target: linkClient.host, set: changed });
}

/** Its links go with it. */
export async function deleteClient(tx: Transaction, host: string) {
	await tx.delete(linkClient).where(eq(linkClient.host, host));
}

export async function insertLink(
	tx: Transaction,
	row: typeof accountLink.$inferInsert,
): Promise<number> {
	const [{ id } = { id: 0 }] = await tx
		.insert(accountLink)
		.values(row)
		.returning({ id: accountLink.id });
	return id;
}

export async function insertTokens(
	tx: Transaction,
	rows: (typeof linkToken.$inferInsert)[],
) {
	await tx.insert(linkToken).values(rows);
}

interface Opened {
	token: TokenRow;
	link: LinkRow;
}

/** A token with what it opens; nothing for an account that is blocked. */
const selectOpened = (db: Queryable) =>
	db
		.select({ token: linkToken, link: accountLink })
		.from(linkToken)
		.innerJoin(accountLink, eq(accountLink.id, linkToken.linkId))
		.innerJoin(account, eq(account.id, accountLink.accountId));

const isOf = ({ hash, now }: { hash: string; now: Date }) =>
	and(
		eq(linkToken.hash, hash),
		gt(linkToken.expiresAt, now),
		isNull(account.blockedAt),
	);

export async function findToken(
	db: Queryable,
	asked: { hash: string; now: Date },
): Promise<Opened | undefined> {
	const [row] = await selectOpened(db).where(isOf(asked));
	return row;
}

/** The same, held: whoever spends it is alone. */
export async function lockToken(
	tx: Transaction,
	asked: { hash: string; now: Date },
): Promise<Opened | undefined> {
	const [row] = await selectOpened(tx)
		.where(isOf(asked))
		.for("update", { of: linkToken });
	return row;
}

export async function spendToken(tx: Transaction, hash: string, at: Date) {
	await tx
		.update(linkToken)
		.set({ spentAt: at })
		.where(eq(linkToken.hash, hash));
}

export async function deleteToken(tx: Transaction, hash: string) {
	await tx.delete(linkToken).where(eq(linkToken.hash, hash));
}

export async function deleteLink(tx: Transaction, id: number) {
	await tx.delete(accountLink).where(eq(accountLink.id, id));
}

export async function setUsed(
	db: Queryable,
	{ id, at, before }: { id: number; at: Date; before: Date },
) {
	await db
		.update(accountLink)
		.set({ usedAt: at })
		.where(
			and(
				eq(accountLink.id, id),
				or(isNull(accountLink.usedAt), lt(accountLink.usedAt, before)),
			),
		);
}

/** Those that were opened at least once, the latest first. */
export function listLinks(db: Queryable, accountId: number) {
	const refresh = db
		.select({ hash: linkToken.hash })
		.from(linkToken)
		.where(
			and(eq(linkToken.linkId, accountLink.id), eq(linkToken.kind, "refresh")),
		);
	return db
		.select({
			host: accountLink.host,
			name: linkClient.name,
			scopes: accountLink.scopes,
			createdAt: accountLink.createdAt,
			usedAt: accountLink.usedAt,
		})
		.from(accountLink)
		.innerJoin(linkClient, eq(linkClient.host, accountLink.host))
		.where(and(eq(accountLink.accountId, accountId), exists(refresh)))
		.orderBy(desc(accountLink.createdAt), desc(accountLink.id));
}

/** One program's, or all. */
export async function deleteLinks(
	db: Queryable,
	{ accountId, host }: { accountId: number; host?: string },
) {
	await db
		.delete(accountLink)
		.where(
			and(
				eq(accountLink.accountId, accountId),
				host === undefined ? undefined : eq(accountLink.host, host),
			),
		);
}

/** Tokens that are over, and links that nothing opens any more. */
export async function deleteOver(db: Database, now: Date) {
	await db.delete(linkToken).where(lt(linkToken.expiresAt, now));
	const opens = db
		.select({ hash: linkToken.hash })
		.from(linkToken)
		.where(eq(linkToken.linkId, accountLink.id));
	await db.delete(accountLink).where(notExists(opens));
}
