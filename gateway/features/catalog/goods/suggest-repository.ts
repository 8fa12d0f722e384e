import { inArray } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { goods } from "../../../db/schema/goods";
import type { SearchQuery } from "../../../full-text/query";
import { listBestMatches, withWordIndexes } from "./match-repository";

/** Goods that match in their name, with it and their categories, best sellers first. */
export function listNamed(db: Database, { begun }: SearchQuery, limit: number) {
	return withWordIndexes(db, async (tx) => {
		const best = await listBestMatches(
			tx,
			{ filter: {}, query: { matching: begun, better: [], begun } },
			{ order: "match", limit },
		);
		const ids = best.map(({ id }) => id);
		const { id, name, categoryId, topCategoryId } = goods;
		const rows = await tx
			.select({ id, name, categoryId, topCategoryId })
			.from(goods)
			.where(inArray(id, ids));
		return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
	});
}
