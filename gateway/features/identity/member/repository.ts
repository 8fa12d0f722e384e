import { and, desc, eq, isNotNull, or, type SQL } from "drizzle-orm";
import type { MemberState } from "../../../contract/identity/member-terms";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { account } from "../../../db/schema/account";
import { memberNote } from "../../../db/schema/member";
import type { Slice } from "../../../http/pages";
import { isCalled, isMember, type MemberRow } from "../staff/service";

export interface MemberFilter {
	state: MemberState;
	keyword?: string;
}

/** By an account number too. */
const isSought = (keyword: string) =>
	or(
		/^\d{1,9}$/.test(keyword) ? eq(account.id, Number(keyword)) : undefined,
		isCalled(keyword),
	);

const fits = ({ state, keyword }: MemberFilter): SQL | undefined =>
	and(
		isMember,
		state === "blocked" ? isNotNull(account.blockedAt) : undefined,
		keyword ? isSought(keyword) : undefined,
	);

export function listMemberRows(
	db: Database,
	filter: MemberFilter,
	{ limit, offset }: Slice,
): Promise<MemberRow[]> {
	return db
		.select()
		.from(account)
		.where(fits(filter))
		.orderBy(desc(account.id))
		.limit(limit)
		.offset(offset);
}

export function countMembers(db: Database, filter: MemberFilter) {
	return db.$count(account, fits(filter));
}

export async function findMember(db: Queryable, id: number) {
	const [row] = await db
		.select()
		.from(account)
		.where(and(isMember, eq(account.id, id)));
	return row;
}

export async function setBlocked(tx: Transaction, id: number, at: Date | null) {
	await tx.update(account).set({ blockedAt: at }).where(eq(account.id, id));
}

/** Tourists that gave an e-mail. */
export async function listGuests(tx: Transaction, email: string) {
	const rows = await tx
		.select({ id: account.id })
		.from(account)
		.where(and(eq(account.email, email), eq(account.kind, "tourist")));
	return rows.map(({ id }) => id);
}

export async function insertNote(
	tx: Transaction,
	row: typeof memberNote.$inferInsert,
): Promise<void> {
	await tx.insert(memberNote).values(row);
}

/** The latest first. */
export function listNotes(db: Queryable, accountId: number) {
	return db
		.select({ note: memberNote, author: account.nickname })
		.from(memberNote)
		.leftJoin(account, eq(account.id, memberNote.authorId))
		.where(eq(memberNote.accountId, accountId))
		.orderBy(desc(memberNote.id));
}
export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number];

export async function deleteNotes(tx: Transaction, accountId: number) {
	await tx.delete(memberNote).where(eq(memberNote.accountId, accountId));
}
