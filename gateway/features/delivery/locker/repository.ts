import { and, asc, eq, sql } from "drizzle-orm";
import type { Point } from "../../../contract/distance";
import type { Database, Transaction } from "../../../db/client";
import { findRow, lockRow } from "../../../db/one-row";
import { locker } from "../../../db/schema/locker";
import type { Slice } from "../../../http/pages";

export type LockerRow = typeof locker.$inferSelect;

const beginsWith = (keyword: string | undefined) =>
	keyword ? sql`starts_with(${locker.code}, ${keyword})` : undefined;

export function listLockerRows(
	db: Database,
	keyword: string | undefined,
	{ limit, offset }: Slice,
): Promise<LockerRow[]> {
	return db
		.select()
		.from(locker)
		.where(beginsWith(keyword))
		.orderBy(asc(locker.network), asc(locker.code))
		.limit(limit)
		.offset(offset);
}

export function countLockers(db: Database, keyword: string | undefined) {
	return db.$count(locker, beginsWith(keyword));
}

/** Open ones, the nearest on the map's grid first; by their numbers where nobody knows from where. */
export function listOpenNear(
	db: Database,
	near: Point | undefined,
	limit: number,
): Promise<LockerRow[]> {
	return db
		.select()
		.from(locker)
		.where(sql`is_open`)
		.orderBy(
			near
				? sql`point(${locker.longitude}, ${locker.latitude}) <-> point(${near.longitude}::float8, ${near.latitude}::float8)`
				: asc(locker.id),
		)
		.limit(limit);
}

export const findOpenLocker = (db: Database, id: number) =>
	findRow(db, locker, and(eq(locker.id, id), eq(locker.isOpen, true)));

export const lockLocker = (tx: Transaction, id: number) =>
	lockRow(tx, locker, eq(locker.id, id));

type Fields = Omit<LockerRow, "id">;

/** Undefined where the network has another of that code. */
export async function insertLocker(
	tx: Transaction,
	fields: Fields,
): Promise<LockerRow | undefined> {
	const [made] = await tx
		.insert(locker)
		.values(fields)
		.onConflictDoNothing()
		.returning();
	return made;
}

/** The same. */
export async function updateLocker(
	tx: Transaction,
	id: number,
	fields: Fields,
): Promise<LockerRow | undefined> {
	const isTaken = sql`exists (
		select from ${locker} as other
		where other.network = ${fields.network} and other.code = ${fields.code} and other.id <> ${id}
	)`;
	const [changed] = await tx
		.update(locker)
		.set(fields)
		.where(and(eq(locker.id, id), sql`not ${isTaken}`))
		.returning();
	return changed;
}
