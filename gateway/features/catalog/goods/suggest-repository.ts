import { inArray } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { goods } from "../../../db/schema/goods";
import type { SearchQuery } from "../../../full-text/query";
import { listBestMatches, withWordIndexes } from "./match-repository";

/** Names of goods that match in their name, best sellers first. */
export function listGoodsNames(
	db: Database,
	{ begun }: SearchQuery,
	limit: number,
) {
	return withWordIndexes(db, async (tx) => {
		const best = await listBestMatches(
			tx,
			{ filter: {}, query: { matching: begun, better: [], begun } },
			{ order: "match", limit },
		);
		const ids = best.map(({ id }) => id);
		const rows = await tx
			.select({ id: goods.id, name: goods.name })
			.from(goods)
			.where(inArray(goods.id, ids));
		return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
	});
}
