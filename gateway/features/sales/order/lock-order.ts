import type { orderActors } from "../../../contract/sales/order";
import type { Transaction } from "../../../db/client";
import { lockOrderRow } from "./move-repository";
import type { StepReason } from "./reason-words";
import {
	lockAccounts,
	lockMaster,
	type MasterRow,
	type MerchantOrderRow,
} from "./repository";

// Whatever moves a paid order holds its master first, then the order itself, then what lies behind: goods, skus, slots,
// coupons, points. So two never wait for each other in a circle.

export interface LockedOrder {
	master: MasterRow;
	order: MerchantOrderRow;
}

/** Who moves an order, when and why. */
export interface Moving {
	actor: (typeof orderActors)[number];
	reason?: StepReason;
	at: Date;
}

export async function lockOrder(
	tx: Transaction,
	{ id, masterId }: Pick<MerchantOrderRow, "id" | "masterId">,
): Promise<LockedOrder> {
	const master = await lockMaster(tx, masterId);
	return { master, order: await lockOrderRow(tx, id) };
}

/**
 * The same, and before it whoever ordered and the member who took a tourist over: for what takes points, which must not
 * be spent meanwhile.
 */
export async function holdOrder(
	tx: Transaction,
	order: Pick<MerchantOrderRow, "id" | "masterId" | "accountId">,
): Promise<LockedOrder> {
	await lockAccounts(tx, order.accountId);
	return lockOrder(tx, order);
}
