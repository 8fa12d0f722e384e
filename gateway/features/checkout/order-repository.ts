import type { Transaction } from "../../db/client";
import {
	couponUse,
	masterOrder,
	merchantOrder,
	orderLine,
	orderStep,
} from "../../db/schema/order";

export type NewMerchantOrder = typeof merchantOrder.$inferInsert;
export type NewLine = Omit<typeof orderLine.$inferInsert, "orderId">;

export async function insertMaster(
	tx: Transaction,
	row: typeof masterOrder.$inferInsert,
): Promise<number> {
	const [inserted] = await tx
		.insert(masterOrder)
		.values(row)
		.returning({ id: masterOrder.id });
	if (!inserted) throw new Error("A master was not kept");
	return inserted.id;
}

/** With its lines and the first step of its history. */
export async function insertMerchantOrder(
	tx: Transaction,
	{ row, lines, at }: { row: NewMerchantOrder; lines: NewLine[]; at: Date },
): Promise<void> {
	const [inserted] = await tx
		.insert(merchantOrder)
		.values(row)
		.returning({ id: merchantOrder.id });
	if (!inserted) throw new Error("A merchant's order was not kept");
	const orderId = inserted.id;
	await tx
		.insert(orderLine)
		.values(lines.map((line) => ({ ...line, orderId })));
	await tx
		.insert(orderStep)
		.values({ orderId, step: "created", actor: "buyer", at });
}

export async function insertCouponUses(
	tx: Transaction,
	rows: (typeof couponUse.$inferInsert)[],
): Promise<void> {
	if (rows.length > 0) await tx.insert(couponUse).values(rows);
}
