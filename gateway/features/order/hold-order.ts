import type { Transaction } from "../../db/client";
import {
	findOrderPlace,
	lockAccounts,
	lockOrderRow,
	type MerchantOrderRow,
} from "./hold-repository";
import { type LockedMaster, lockMaster } from "./steps";

/** One merchant's order and its master, both held for the rest of the transaction. */
export interface HeldOrder {
	master: LockedMaster;
	order: MerchantOrderRow;
}

/**
 * Holds whoever ordered (and the member who took a tourist over), the master and the order, in the sequence in which
 * everybody does. All that moves a paid order begins here.
 */
export async function holdOrder(
	tx: Transaction,
	orderId: number,
): Promise<HeldOrder> {
	const place = await findOrderPlace(tx, orderId);
	if (!place) throw new Error(`There is no order ${orderId}`);
	await lockAccounts(tx, place.accountId);
	const master = await lockMaster(tx, place.masterId);
	return { master, order: await lockOrderRow(tx, orderId) };
}
