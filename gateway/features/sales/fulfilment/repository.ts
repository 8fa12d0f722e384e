import { eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client";
import { merchantOrder } from "../../../db/schema/order";
import { pickedLine } from "../../../db/schema/pick";

export type PickedLine = typeof pickedLine.$inferInsert;

export async function setPicked(tx: Transaction, id: number, pickedAt: Date) {
	await tx
		.update(merchantOrder)
		.set({ pickedAt })
		.where(eq(merchantOrder.id, id));
}

export async function insertPicks(tx: Transaction, rows: PickedLine[]) {
	if (rows.length > 0) await tx.insert(pickedLine).values(rows);
}
