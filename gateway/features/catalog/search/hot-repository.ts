import { eq } from "drizzle-orm";
import type { Localized } from "../../../contract/locale";
import type { Transaction } from "../../../db/client";
import { insertRow } from "../../../db/one-row";
import { setPositions } from "../../../db/positions";
import { hotSearch } from "../../../db/schema/search";

/** Whoever changes the list waits for whoever else does. */
export async function lockHotSearches(tx: Transaction): Promise<void> {
	await tx.execute("lock table hot_search in share row exclusive mode");
}

export async function insertHotSearch(
	tx: Transaction,
	row: { keyword: Localized; position: number },
): Promise<number> {
	return (await insertRow(tx, hotSearch, row)).id;
}

export async function updateHotSearch(
	tx: Transaction,
	id: number,
	keyword: Localized,
): Promise<void> {
	await tx.update(hotSearch).set({ keyword }).where(eq(hotSearch.id, id));
}

export async function deleteHotSearch(tx: Transaction, id: number) {
	await tx.delete(hotSearch).where(eq(hotSearch.id, id));
}

export const arrangeHotRows = (tx: Transaction, ids: number[]) =>
	setPositions(tx, hotSearch, ids);
