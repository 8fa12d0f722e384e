import { and, asc, eq } from "drizzle-orm";
import { storesMax } from "../../../contract/delivery/store";
import type { Database } from "../../../db/client";
import { store } from "../../../db/schema/store";

export function listStoreRows(db: Database) {
	return db
		.select()
		.from(store)
		.where(eq(store.isInService, true))
		.orderBy(asc(store.id))
		.limit(storesMax);
}
export type StoreRow = Awaited<ReturnType<typeof listStoreRows>>[number];

export async function findStoreRow(db: Database, id: number) {
	const [row] = await db
		.select()
		.from(store)
		.where(and(eq(store.id, id), eq(store.isInService, true)));
	return row;
}
