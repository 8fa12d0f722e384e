import {
	and,
	asc,
	countDistinct,
	desc,
	eq,
	gte,
	inArray,
	lt,
	max,
	sql,
	sum,
} from "drizzle-orm";
import type { Database, Queryable } from "../../../db/client";
import { goods } from "../../../db/schema/goods";
import { searchChoice, searchMiss } from "../../../db/schema/search";
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
	await db.delete(searchChoice).where(eq(searchChoice.keyword, keyword));
}

export async function deleteMissesBefore(db: Database, day: string) {
	await db.delete(searchMiss).where(lt(searchMiss.day, day));
	await db.delete(searchChoice).where(lt(searchChoice.day, day));
}

/** Counts a choice after words that were looked for in vain since that day. */
export async function countChoice(
	db: Database,
	{ day, since, keyword, next, goodsId }: Choice,
): Promise<void> {
	await db.execute(sql`
		insert into ${searchChoice} (day, keyword, next_keyword, goods_id, count)
		select ${day}::date, ${keyword}, ${next}, ${goods.id}, 1 from ${goods}
		where ${goods.id} = ${goodsId} and ${goods.isShown}
			and exists (select from ${searchMiss} where keyword = ${keyword} and day >= ${since}::date)
			and (select count(*) from (select from ${searchChoice} limit ${rowsMax}) kept) < ${rowsMax}
		on conflict (day, keyword, next_keyword, goods_id) do update set count = ${searchChoice}.count + 1`);
}

interface Choice {
	day: string;
	since: string;
	keyword: string;
	next: string;
	goodsId: number;
}

/** What was chosen at least so often after these words, the most frequent first. */
export function listChosen(
	db: Database,
	keywords: string[],
	{ since, countMin }: { since: string; countMin: number },
) {
	const { keyword, next, goodsId } = searchChoice;
	const total = sum(searchChoice.count).mapWith(Number);
	return db
		.select({
			keyword,
			next,
			goods: { id: goods.id, name: goods.name },
			count: total,
		})
		.from(searchChoice)
		.innerJoin(goods, eq(goods.id, goodsId))
		.where(and(inArray(keyword, keywords), gte(searchChoice.day, since)))
		.groupBy(keyword, next, goods.id)
		.having(gte(total, countMin))
		.orderBy(desc(total), asc(goods.id));
}
