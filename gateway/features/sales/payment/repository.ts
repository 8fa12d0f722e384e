import { and, asc, eq, inArray, lt, or, sql } from "drizzle-orm";
import {
	type PayMethod,
	payMethods,
	termsOf,
} from "../../../contract/sales/payment-terms";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { findRow } from "../../../db/one-row";
import { masterOrder } from "../../../db/schema/order";
import { payment } from "../../../db/schema/payment";

export type PaymentRow = typeof payment.$inferSelect;
type Changed = Partial<
	Pick<PaymentRow, "state" | "providerRef" | "failure" | "updatedAt">
>;

const isOpen = inArray(payment.state, ["begun", "pending"]);

/** By the provider's own name, or by the key we gave it, whichever of the provider's ways it was. */
export async function findPayment(
	db: Queryable,
	{ method, ref, key }: { method: PayMethod; ref: string; key: string | null },
): Promise<PaymentRow | undefined> {
	const named = eq(payment.providerRef, ref);
	const { provider } = termsOf(method);
	const ofProvider = payMethods.filter(
		(one) => termsOf(one).provider === provider,
	);
	const rows = await db
		.select()
		.from(payment)
		.where(
			and(
				inArray(payment.method, ofProvider),
				key === null ? named : or(named, eq(payment.providerKey, key)),
			),
		);
	return rows.find((one) => one.providerRef === ref) ?? rows[0];
}

/** None where a try of another purchase has its key. */
export async function insertPayment(
	tx: Transaction,
	row: typeof payment.$inferInsert,
): Promise<PaymentRow | undefined> {
	const [inserted] = await tx
		.insert(payment)
		.values(row)
		.onConflictDoNothing({ target: payment.providerKey })
		.returning();
	return inserted;
}

export const findPaymentById = (db: Queryable, id: number) =>
	findRow(db, payment, eq(payment.id, id));

export async function getPayment(db: Queryable, id: number) {
	const row = await findPaymentById(db, id);
	if (!row) throw new Error(`There is no payment ${id}`);
	return row;
}

/** Alone, or as a part of a larger statement. */
export function updatePayment(tx: Transaction, id: number, changed: Changed) {
	return tx.update(payment).set(changed).where(eq(payment.id, id));
}

/** What is known of a try that is not decided; false where one was decided meanwhile, which stays as it is. */
export async function updateOpenPayment(
	db: Queryable,
	id: number,
	changed: Changed,
): Promise<boolean> {
	const { rowCount } = await db
		.update(payment)
		.set(changed)
		.where(and(eq(payment.id, id), isOpen));
	return rowCount === 1;
}

export interface Turn {
	/** Looked at before then. */
	before: Date;
	now: Date;
}

/** The open tries of a master whose turn it is to be asked after; each is handed to one asker in that time. */
export function claimOpenOf(
	db: Database,
	masterId: number,
	{ before, now }: Turn,
): Promise<PaymentRow[]> {
	return db
		.update(payment)
		.set({ updatedAt: now })
		.where(
			and(
				eq(payment.masterId, masterId),
				isOpen,
				lt(payment.updatedAt, before),
			),
		)
		.returning();
}

/** The same for all masters, those that waited longest first; what another asker is just taking is passed over. */
export async function claimOpen(
	db: Database,
	{ before, now }: Turn,
	limit: number,
) {
	const due = db
		.select({ id: payment.id })
		.from(payment)
		.where(and(isOpen, lt(payment.updatedAt, before)))
		.orderBy(payment.updatedAt)
		.limit(limit)
		.for("update", { skipLocked: true });
	const claimed = await db
		.update(payment)
		.set({ updatedAt: now })
		.where(sql`${payment.id} in (${due})`)
		.returning({ id: payment.id });
	if (claimed.length === 0) return [];
	return db
		.select({ payment, master: masterOrder })
		.from(payment)
		.innerJoin(masterOrder, eq(masterOrder.id, payment.masterId))
		.where(
			inArray(
				payment.id,
				claimed.map(({ id }) => id),
			),
		)
		.orderBy(asc(payment.id));
}

export async function getOrderNo(db: Queryable, masterId: number) {
	const [row] = await db
		.select({ no: masterOrder.no })
		.from(masterOrder)
		.where(eq(masterOrder.id, masterId));
	return row?.no ?? "";
}

export const findSettledPayment = (db: Queryable, masterId: number) =>
	findRow(
		db,
		payment,
		and(eq(payment.masterId, masterId), eq(payment.state, "succeeded")),
	);
