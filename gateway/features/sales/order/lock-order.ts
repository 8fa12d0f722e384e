import type { orderActors } from "../../../contract/sales/order";
import type { Transaction } from "../../../db/client";
import { lockOrderRow } from "./move-repository";
import type { StepReason } from "./reason-words";
import type { MasterRow, MerchantOrderRow } from "./repository";
import { lockMaster } from "./steps";

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
	const order = await lockOrderRow(tx, id);
	if (!order) throw new Error(`There is no order ${id}`);
	return { master, order };
}
