import {
	and,
	asc,
	desc,
	eq,
	gt,
	isNull,
	lt,
	notExists,
	sql,
} from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { findRow } from "../../../db/one-row";
import {
	agentCommand,
	agentHandover,
	agentSession,
} from "../../../db/schema/agent";
import { masterOrder } from "../../../db/schema/order";

export type SessionRow = typeof agentSession.$inferSelect;

type Kind = SessionRow["kind"];

export const findSession = (
	db: Queryable,
	{ kind, idHash, now }: { kind: Kind; idHash: string; now: Date },
) =>
	findRow(
		db,
		agentSession,
		and(
			eq(agentSession.idHash, idHash),
			eq(agentSession.kind, kind),
			gt(agentSession.expiresAt, now),
		),
	);

/** False where there is one of that id. */
export async function insertSession(
	tx: Transaction,
	row: typeof agentSession.$inferInsert,
): Promise<boolean> {
	const inserted = await tx
		.insert(agentSession)
		.values(row)
		.onConflictDoNothing()
		.returning({ idHash: agentSession.idHash });
	return inserted.length > 0;
}

/** The last of those that were made of a cart. */
export async function findCheckoutOfCart(db: Queryable, cartHash: string) {
	const [row] = await db
		.select()
		.from(agentSession)
		.where(eq(agentSession.cartHash, cartHash))
		.orderBy(desc(agentSession.round))
		.limit(1);
	return row;
}

/** False where it has gone or was cancelled meanwhile. */
export async function updateSession(
	tx: Transaction,
	{ idHash, ...row }: Changes,
): Promise<boolean> {
	const updated = await tx
		.update(agentSession)
		.set(row)
		.where(
			and(eq(agentSession.idHash, idHash), isNull(agentSession.cancelledAt)),
		)
		.returning({ idHash: agentSession.idHash });
	return updated.length > 0;
}

type Changes = Pick<SessionRow, "idHash"> &
	Partial<Pick<SessionRow, "content" | "expiresAt" | "cancelledAt">>;

export async function deleteSession(tx: Transaction, idHash: string) {
	await tx.delete(agentSession).where(eq(agentSession.idHash, idHash));
	return true;
}

export const findCommand = (db: Queryable, keyHash: string) =>
	findRow(db, agentCommand, eq(agentCommand.keyHash, keyHash));

/** False where its key was used before. */
export async function insertCommand(
	tx: Transaction,
	row: typeof agentCommand.$inferInsert,
): Promise<boolean> {
	const inserted = await tx
		.insert(agentCommand)
		.values(row)
		.onConflictDoNothing()
		.returning({ keyHash: agentCommand.keyHash });
	return inserted.length > 0;
}

export async function insertHandover(
	tx: Transaction,
	row: typeof agentHandover.$inferInsert,
) {
	await tx.insert(agentHandover).values(row);
}

/** The masters that became of a checkout, the first one first. */
export async function listMastersOf(db: Queryable, checkoutHash: string) {
	const rows = await db
		.select({ master: masterOrder })
		.from(agentHandover)
		.innerJoin(
			masterOrder,
			eq(masterOrder.preOrderNo, agentHandover.preOrderNo),
		)
		.where(eq(agentHandover.checkoutHash, checkoutHash))
		.orderBy(asc(masterOrder.id));
	return rows.map(({ master }) => master);
}

/** What was handed over and never ordered goes too, and what is said of people before all else. */
export async function deleteBefore(
	db: Database,
	{ now, before }: { now: Date; before: Date },
) {
	await db.delete(agentSession).where(lt(agentSession.expiresAt, now));
	await db
		.update(agentSession)
		.set({
			content: sql`${agentSession.content} - 'buyer' - 'destination'`,
		})
		.where(
			and(
				eq(agentSession.kind, "checkout"),
				lt(agentSession.createdAt, before),
				sql`${agentSession.content} ?| array['buyer', 'destination']`,
			),
		);
	await db.delete(agentCommand).where(lt(agentCommand.createdAt, before));
	const orderOf = db
		.select()
		.from(masterOrder)
		.where(eq(masterOrder.preOrderNo, agentHandover.preOrderNo));
	await db
		.delete(agentHandover)
		.where(and(lt(agentHandover.createdAt, before), notExists(orderOf)));
}
