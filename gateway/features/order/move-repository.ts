import { and, eq, inArray } from "drizzle-orm";
import type { OrderStatus } from "../../contract/order";
import type { Transaction } from "../../db/client";
import { merchantOrder, orderStep } from "../../db/schema/order";
import type { MerchantOrderRow } from "./repository";

/** Holds it for the rest of the transaction. */
export async function lockOrderRow(
	tx: Transaction,
	id: number,
): Promise<MerchantOrderRow | undefined> {
	const [row] = await tx
		.select()
		.from(merchantOrder)
		.where(eq(merchantOrder.id, id))
		.for("no key update");
	return row;
}

/** False where it is not paid, or not in one of these statuses. */
export async function moveOrder(
	tx: Transaction,
	{ id, from }: { id: number; from: OrderStatus[] },
	changes: Partial<Pick<MerchantOrderRow, "status">>,
): Promise<boolean> {
	const moved = await tx
		.update(merchantOrder)
		.set(changes)
		.where(
			and(
				eq(merchantOrder.id, id),
				merchantOrder.paid,
				inArray(merchantOrder.status, from),
			),
		)
		.returning({ id: merchantOrder.id });
	return moved.length > 0;
}

export async function insertStep(
	tx: Transaction,
	row: typeof orderStep.$inferInsert,
): Promise<void> {
	await tx.insert(orderStep).values(row);
}
