import { and, eq, inArray, isNull, or, sum } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../db/client";
import {
	commissionRate,
	settledOrder,
	settlementEntry,
} from "../../../db/schema/settlement";
import type { Rate, Sold } from "./rate-for";

export type EntryRow = typeof settlementEntry.$inferInsert;

/** Once a posting: a second one fails, and the transaction with it. */
export async function insertEntries(tx: Transaction, rows: EntryRow[]) {
	if (rows.length > 0) await tx.insert(settlementEntry).values(rows);
}

/** Held until the transaction ends: what is posted about one order comes one after the other. */
export async function lockSettled(tx: Transaction, orderId: number) {
	const [row] = await tx
		.select()
		.from(settledOrder)
		.where(eq(settledOrder.orderId, orderId))
		.for("no key update");
	return row;
}

export async function updateSettled(
	tx: Transaction,
	orderId: number,
	changes: Partial<
		Pick<typeof settledOrder.$inferSelect, "lookAt" | "releasedAt">
	>,
) {
	await tx
		.update(settledOrder)
		.set(changes)
		.where(eq(settledOrder.orderId, orderId));
}

/** All that may hold for what a merchant sells in these categories, whenever. */
export function listRatesFor(
	db: Queryable,
	merchantId: number,
	sold: Pick<Sold, "categoryId" | "topCategoryId">[],
): Promise<Rate[]> {
	const categoryIds = sold.flatMap((one) => [
		one.categoryId,
		one.topCategoryId,
	]);
	const { merchantId: whose, categoryId: of } = commissionRate;
	return db
		.select()
		.from(commissionRate)
		.where(
			and(
				or(isNull(whose), eq(whose, merchantId)),
				or(isNull(of), inArray(of, categoryIds)),
			),
		);
}

/** What an account of an order stands at; "0" where nothing was posted. */
export async function sumOfOrder(
	tx: Transaction,
	orderId: number,
	account: EntryRow["account"],
): Promise<string> {
	const [row] = await tx
		.select({ amount: sum(settlementEntry.amount) })
		.from(settlementEntry)
		.where(
			and(
				eq(settlementEntry.orderId, orderId),
				eq(settlementEntry.account, account),
			),
		);
	return row?.amount ?? "0";
}
