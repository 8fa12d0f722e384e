import { countDistinct, desc, eq, gte, lt, max, sql, sum } from "drizzle-orm";
import type { Database, Queryable } from "../../../db/client";
import { searchMiss } from "../../../db/schema/search";
import type { Slice } from "../../../http/pages";

/** Past this many rows only those that are there already are counted on. */
const rowsMax = 10_000;

export async function countMiss(
	db: Database,
	{ keyword, day }: { keyword: string; day: string },
): Promise<void> {
	await db.execute(sql`
		insert into ${searchMiss} (day, keyword, count)
		select ${day}::date, ${keyword}, 1
		where exists (select from ${searchMiss} where day = ${day}::date and keyword = ${keyword})
			or (select count(*) from (select from ${searchMiss} limit ${rowsMax}) kept) < ${rowsMax}
		on conflict (day, keyword) do update set count = ${searchMiss}.count + 1`);
}

/** The most frequent first; days before `since` count no more. */
export function listMissRows(
	db: Database,
	since: string,
	{ limit, offset }: Slice,
) {
	const total = sum(searchMiss.count).mapWith(Number);
	const lastOn = max(searchMiss.day);
	return db
		.select({ keyword: searchMiss.keyword, count: total, lastOn })
		.from(searchMiss)
		.where(gte(searchMiss.day, since))
		.groupBy(searchMiss.keyword)
		.orderBy(desc(total), desc(lastOn), searchMiss.keyword)
		.limit(limit)
		.offset(offset);
}

export async function countMissed(db: Database, since: string) {
	const [row] = await db
		.select({ total: countDistinct(searchMiss.keyword) })
		.from(searchMiss)
		.where(gte(searchMiss.day, since));
	return row?.total ?? 0;
}

export async function deleteMiss(db: Queryable, keyword: string) {
	await db.delete(searchMiss).where(eq(searchMiss.keyword, keyword));
}

export async function deleteMissesBefore(db: Database, day: string) {
	await db.delete(searchMiss).where(lt(searchMiss.day, day));
}
