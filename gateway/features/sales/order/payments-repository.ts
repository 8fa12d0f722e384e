import { and, asc, desc, eq, type SQL } from "drizzle-orm";
import type { PayMethod } from "../../../contract/sales/payment";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { contactColumns } from "../../../db/contact-columns";
import { account } from "../../../db/schema/account";
import { groupPlace } from "../../../db/schema/group";
import {
	masterOrder,
	merchantOrder,
	orderLine,
} from "../../../db/schema/order";
import { payment } from "../../../db/schema/payment";
import { type Blanks, writtenOnce } from "../../../db/written-once";
import { isOf, lineColumns, type MasterRow } from "./repository";

const withPayments = (db: Queryable, isWanted: SQL | undefined) =>
	db
		.select({ master: masterOrder, payment, groupId: groupPlace.groupId })
		.from(masterOrder)
		.leftJoin(payment, eq(payment.masterId, masterOrder.id))
		.leftJoin(groupPlace, eq(groupPlace.masterId, masterOrder.id))
		.where(isWanted)
		.orderBy(desc(payment.id));
type RowWithPayment = Awaited<ReturnType<typeof withPayments>>[number];

const askOwn = writtenOnce(
	(db, { no, accountId }: Blanks<{ no: string; accountId: number }>) =>
		withPayments(db, and(eq(masterOrder.no, no), isOf(db, accountId))),
);
const askById = writtenOnce((db, { id }: Blanks<{ id: number }>) =>
	withPayments(db, eq(masterOrder.id, id)),
);

/**
 * Of the account or of a tourist that it took over: with all tries to pay it, the newest first, and the group that it is
 * a place of; null for any other.
 */
export async function findOwnMasterWithPayments(
	db: Database,
	no: string,
	accountId: number,
) {
	return joinPayments(await askOwn(db, { no, accountId }));
}

/** The same of a locked one, whosever it is. */
export async function getMasterWithPayments(tx: Transaction, id: number) {
	const found = joinPayments(await askById(tx, { id }));
	if (!found) throw new Error(`There is no master ${id}`);
	return found;
}

function joinPayments(rows: RowWithPayment[]) {
	const [first] = rows;
	if (!first) return undefined;
	const { master, groupId } = first;
	const payments = rows.flatMap((row) => row.payment ?? []);
	return { master, groupId, payments };
}

const askToPay = writtenOnce(
	(
		db,
		{ masterId, paymentId }: Blanks<{ masterId: number; paymentId: number }>,
	) =>
		db
			.select({
				master: masterOrder,
				contact: contactColumns,
				groupId: groupPlace.groupId,
				payment,
				line: lineColumns,
				slot: {
					startsAt: merchantOrder.slotStartsAt,
					isCollected: merchantOrder.isCollected,
					point: merchantOrder.point,
				},
			})
			.from(masterOrder)
			.innerJoin(account, eq(account.id, masterOrder.accountId))
			.innerJoin(merchantOrder, eq(merchantOrder.masterId, masterOrder.id))
			.innerJoin(orderLine, eq(orderLine.orderId, merchantOrder.id))
			.leftJoin(groupPlace, eq(groupPlace.masterId, masterOrder.id))
			.leftJoin(payment, eq(payment.id, paymentId))
			.where(eq(masterOrder.id, masterId))
			.orderBy(asc(orderLine.id)),
);

/**
 * A locked master with all that it takes to mark it as paid, the contact of whoever ordered, and one of the tries to pay
 * it; null where none was asked for.
 */
export async function getMasterToPay(
	tx: Transaction,
	{ masterId, paymentId = 0 }: { masterId: number; paymentId?: number },
) {
	const rows = await askToPay(tx, { masterId, paymentId });
	const [first] = rows;
	if (!first) throw new Error(`There is no master ${masterId}`);
	return {
		...first,
		lines: rows.map(({ line }) => line),
		slots: rows.map(({ slot }) => slot),
	};
}
export type MasterToPay = Awaited<ReturnType<typeof getMasterToPay>>;

/** The way that a locked master is paid by, as far as is known. */
export async function choosePayMethod(
	tx: Transaction,
	{ id, payMethod: known }: MasterRow,
	payMethod: PayMethod,
) {
	if (known === payMethod) return;
	await tx.update(masterOrder).set({ payMethod }).where(eq(masterOrder.id, id));
}
