import { eq } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../../../db/client";
import { findRow } from "../../../../db/one-row";
import { merchant } from "../../../../db/schema/merchant";
import { connectedAccount, payoutAccount } from "../../../../db/schema/payout";

export type PayoutAccountRow = typeof payoutAccount.$inferSelect;

export const findPayoutAccount = (db: Queryable, merchantId: number) =>
	findRow(db, payoutAccount, eq(payoutAccount.merchantId, merchantId));

/** Answers what stood there before. Who changes it at the same time comes after. */
export async function replacePayoutAccount(
	tx: Transaction,
	row: PayoutAccountRow,
): Promise<PayoutAccountRow | undefined> {
	const { merchantId, ...changes } = row;
	await tx
		.select({ id: merchant.id })
		.from(merchant)
		.where(eq(merchant.id, merchantId))
		.for("no key update");
	const before = await findPayoutAccount(tx, merchantId);
	await tx
		.insert(payoutAccount)
		.values(row)
		.onConflictDoUpdate({ target: payoutAccount.merchantId, set: changes });
	return before;
}

export const findConnected = (db: Queryable, merchantId: number) =>
	findRow(db, connectedAccount, eq(connectedAccount.merchantId, merchantId));

/** Answers the one that is kept: the first, where two were opened at the same time. */
export async function keepConnected(
	db: Database,
	row: typeof connectedAccount.$inferSelect,
): Promise<string> {
	await db.insert(connectedAccount).values(row).onConflictDoNothing();
	const kept = await findConnected(db, row.merchantId);
	return kept?.ref ?? row.ref;
}
