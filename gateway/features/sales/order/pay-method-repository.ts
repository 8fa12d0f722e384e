import { eq } from "drizzle-orm";
import type { PayMethod } from "../../../contract/sales/payment";
import type { Transaction } from "../../../db/client";
import { masterOrder } from "../../../db/schema/order";

export async function setPayMethod(
	tx: Transaction,
	masterId: number,
	payMethod: PayMethod,
): Promise<void> {
	await tx
		.update(masterOrder)
		.set({ payMethod })
		.where(eq(masterOrder.id, masterId));
}
