import type { Transaction } from "../../../db/client";
import { type LockedOrder, lockOrder } from "./lock-order";
import { lockAccounts, type MerchantOrderRow } from "./repository";

/**
 * Holds an order as {@link lockOrder} does, and before it whoever ordered and the member who took a tourist over: for
 * what takes points, which must not be spent meanwhile.
 */
export async function holdOrder(
	tx: Transaction,
	order: Pick<MerchantOrderRow, "id" | "masterId" | "accountId">,
): Promise<LockedOrder> {
	await lockAccounts(tx, order.accountId);
	return lockOrder(tx, order);
}
