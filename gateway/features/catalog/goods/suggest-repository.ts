import { inArray } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { goods } from "../../../db/schema/goods";
import type { SearchQuery } from "../../../full-text/query";
import { listBestMatches } from "./match-repository";

/** Goods that match in their name, with it and their categories, best sellers first. */
export async function listNamed(
	db: Database,
	{ begun }: SearchQuery,
	limit: number,
) {
	const ids = await listBestMatches(db, begun, limit);
	const { id, name, categoryId, topCategoryId } = goods;
	const rows = await db
		.select({ id, name, categoryId, topCategoryId })
		.from(goods)
		.where(inArray(id, ids));
	return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
