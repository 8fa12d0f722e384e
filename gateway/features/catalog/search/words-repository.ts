import { asc, desc, eq, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { findRow, insertRow, lockRow } from "../../../db/one-row";
import { searchInstead, synonymGroup } from "../../../db/schema/search";
import type { Slice } from "../../../http/pages";

/** Whoever changes groups waits for whoever else does. */
export async function lockGroups(tx: Transaction): Promise<void> {
	await tx.execute("lock table synonym_group in share row exclusive mode");
}

/** Another one after every change of the groups or of what is looked for instead. */
export async function findStamp(db: Database): Promise<string> {
	const { rows } = await db.execute<{ stamp: string }>(
		sql`select concat_ws(' ',
			(select concat(count(*), max(changed_at)) from ${synonymGroup}),
			(select concat(count(*), max(changed_at)) from ${searchInstead})) as stamp`,
	);
	return rows[0]?.stamp ?? "";
}

export function listAllGroups(db: Queryable) {
	return db.select().from(synonymGroup).orderBy(asc(synonymGroup.id));
}

export function listAllInstead(db: Queryable) {
	return db.select().from(searchInstead);
}

/** With the numbers that they have in the file. */
export async function insertOwnGroups(
	tx: Transaction,
	groups: string[][],
	changedAt: Date,
): Promise<void> {
	await tx
		.insert(synonymGroup)
		.values(groups.map((words, at) => ({ id: at + 1, words, changedAt })));
	await tx.execute(
		sql`select setval(pg_get_serial_sequence('synonym_group', 'id'), greatest(nextval(pg_get_serial_sequence('synonym_group', 'id')), ${groups.length}))`,
	);
}

export const findGroup = (tx: Transaction, id: number) =>
	findRow(tx, synonymGroup, eq(synonymGroup.id, id));

export async function insertGroup(
	tx: Transaction,
	words: string[],
	changedAt: Date,
): Promise<number> {
	return (await insertRow(tx, synonymGroup, { words, changedAt })).id;
}

export async function updateGroup(
	tx: Transaction,
	id: number,
	fields: { words: string[]; changedAt: Date },
): Promise<void> {
	await tx.update(synonymGroup).set(fields).where(eq(synonymGroup.id, id));
}

export async function deleteGroup(tx: Transaction, id: number): Promise<void> {
	await tx.delete(synonymGroup).where(eq(synonymGroup.id, id));
}

export function listInsteadRows(db: Database, { limit, offset }: Slice) {
	const { keyword, replacement, changedAt } = searchInstead;
	return db
		.select({ keyword, replacement })
		.from(searchInstead)
		.orderBy(desc(changedAt), asc(keyword))
		.limit(limit)
		.offset(offset);
}

export function countInstead(db: Queryable): Promise<number> {
	return db.$count(searchInstead);
}

export const findInstead = (tx: Transaction, keyword: string) =>
	lockRow(tx, searchInstead, eq(searchInstead.keyword, keyword));

export async function putInstead(
	tx: Transaction,
	{ keyword, ...rest }: typeof searchInstead.$inferInsert,
): Promise<void> {
	await tx
		.insert(searchInstead)
		.values({ keyword, ...rest })
		.onConflictDoUpdate({ target: searchInstead.keyword, set: rest });
}

export async function deleteInstead(tx: Transaction, keyword: string) {
	await tx.delete(searchInstead).where(eq(searchInstead.keyword, keyword));
}
