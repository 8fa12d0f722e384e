import { asc, eq, inArray, or } from "drizzle-orm";
import type { Transaction } from "../../db/client";
import { account } from "../../db/schema/account";
import { merchantOrder } from "../../db/schema/order";

export type MerchantOrderRow = typeof merchantOrder.$inferSelect;

/** Neither changes as long as the order lives. */
export async function findOrderPlace(tx: Transaction, orderId: number) {
	const [row] = await tx
		.select({
			masterId: merchantOrder.masterId,
			accountId: merchantOrder.accountId,
		})
		.from(merchantOrder)
		.where(eq(merchantOrder.id, orderId));
	return row;
}

/** An account and the member who took it over, by rising id. */
export async function lockAccounts(
	tx: Transaction,
	accountId: number,
): Promise<void> {
	const adopter = tx
		.select({ id: account.adoptedBy })
		.from(account)
		.where(eq(account.id, accountId));
	await tx
		.select({ id: account.id })
		.from(account)
		.where(or(eq(account.id, accountId), inArray(account.id, adopter)))
		.orderBy(asc(account.id))
		.for("no key update");
}

export async function lockOrderRow(
	tx: Transaction,
	orderId: number,
): Promise<MerchantOrderRow> {
	const [row] = await tx
		.select()
		.from(merchantOrder)
		.where(eq(merchantOrder.id, orderId))
		.for("no key update");
	if (!row) throw new Error(`There is no order ${orderId}`);
	return row;
}
