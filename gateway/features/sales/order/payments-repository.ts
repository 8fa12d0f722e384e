import { and, asc, desc, eq, type SQL } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { account } from "../../../db/schema/account";
import { groupPlace } from "../../../db/schema/group";
import {
	masterOrder,
	merchantOrder,
	orderLine,
} from "../../../db/schema/order";
import { payment } from "../../../db/schema/payment";
import { isOf, type LineRow, lineColumns, type MasterRow } from "./repository";

type PaymentRow = typeof payment.$inferSelect;

export interface MasterWithPayments {
	master: MasterRow;
	/** All tries to pay it, the newest first. */
	payments: PaymentRow[];
	/** The group that it is a place of; null for any other. */
	groupId: number | null;
}

/** Of the account or of a tourist that it took over. */
export function findOwnMasterWithPayments(
	db: Database,
	no: string,
	accountId: number,
): Promise<MasterWithPayments | undefined> {
	return findWithPayments(db, and(eq(masterOrder.no, no), isOf(db, accountId)));
}

export function findMasterWithPayments(
	tx: Transaction,
	id: number,
): Promise<MasterWithPayments | undefined> {
	return findWithPayments(tx, eq(masterOrder.id, id));
}

async function findWithPayments(
	db: Queryable,
	isWanted: SQL | undefined,
): Promise<MasterWithPayments | undefined> {
	const rows = await db
		.select({ master: masterOrder, payment, groupId: groupPlace.groupId })
		.from(masterOrder)
		.leftJoin(payment, eq(payment.masterId, masterOrder.id))
		.leftJoin(groupPlace, eq(groupPlace.masterId, masterOrder.id))
		.where(isWanted)
		.orderBy(desc(payment.id));
	const [first] = rows;
	if (!first) return undefined;
	const { master, groupId } = first;
	const payments = rows.flatMap((row) => row.payment ?? []);
	return { master, groupId, payments };
}

export interface MasterToPay {
	master: MasterRow;
	/** Whoever ordered. */
	contact: Pick<typeof account.$inferSelect, "email" | "kind">;
	groupId: number | null;
	/** The one that was asked for; null where none was. */
	payment: PaymentRow | null;
	lines: LineRow[];
}

/** A master with all that it takes to mark it as paid, and to settle a payment of it. */
export async function findMasterToPay(
	tx: Transaction,
	{ masterId, paymentId = 0 }: { masterId: number; paymentId?: number },
): Promise<MasterToPay | undefined> {
	const rows = await tx
		.select({
			master: masterOrder,
			contact: { email: account.email, kind: account.kind },
			groupId: groupPlace.groupId,
			payment,
			line: lineColumns,
		})
		.from(masterOrder)
		.innerJoin(account, eq(account.id, masterOrder.accountId))
		.innerJoin(merchantOrder, eq(merchantOrder.masterId, masterOrder.id))
		.innerJoin(orderLine, eq(orderLine.orderId, merchantOrder.id))
		.leftJoin(groupPlace, eq(groupPlace.masterId, masterOrder.id))
		.leftJoin(payment, eq(payment.id, paymentId))
		.where(eq(masterOrder.id, masterId))
		.orderBy(asc(orderLine.id));
	const [first] = rows;
	return first && { ...first, lines: rows.map(({ line }) => line) };
}
