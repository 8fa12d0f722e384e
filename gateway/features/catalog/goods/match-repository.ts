import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { goods, salesSteps, sellsWell } from "../../../db/schema/goods";
import type { SearchQuery } from "../../../full-text/query";
import {
	bestSellersFirst,
	type GoodsFilter,
	type GoodsOrder,
	matches,
	narrowed,
	orderBy,
} from "./filter-repository";

// Goods that words find, without reading all of them: a word that a hundred thousand names hold is looked up among
// the best sellers first, then among good ones, and among all others only where these were too few.

const [best, good] = salesSteps;
const steps: SQL[] = [
	sellsWell(goods, best),
	sql`${sellsWell(goods, good)} and ${goods.sales} < ${best}`,
	sql`(${goods.stock} = 0 or ${goods.sales} < ${good})`,
];

const bestFirst = sql.join(bestSellersFirst, sql`, `);

/** Of more matches than these in one step, those that the index names first must do. */
const matchesMax = 10_000;

/**
 * Has PostgreSQL reckon with what it costs to see whether a row matches: its tokens lie outside the row, and reading
 * them takes some hundred times as long as the comparison it takes that for. Otherwise it reads a million rows where
 * an index names the hundred thousand that match. No answer is worth compiling for, or calling further processes in.
 */
export async function withWordIndexes<Found>(
	db: Database,
	read: (tx: Database) => Promise<Found>,
): Promise<Found> {
	return db.transaction(async (tx) => {
		await tx.execute(
			sql`select set_config('cpu_operator_cost', '1', true), set_config('jit', 'off', true),
				set_config('max_parallel_workers_per_gather', '0', true)`,
		);
		return read(tx);
	});
}

const columns = sql`${goods.id}, ${goods.stock}, ${goods.sales}, ${goods.price}, ${goods.rating}, ${goods.createdAt}, ${goods.categoryId}, ${goods.merchantId}`;

/**
 * Matches of all steps in a row, best sellers first. PostgreSQL begins a step only when the ones before it gave fewer
 * than the limit behind it asks for; "materialized" keeps that limit from its choice of indexes.
 */
export function found(
	filter: GoodsFilter,
	words: string,
	take: (step: SQL) => SQL,
): SQL {
	const name = (at: number) => sql.raw(`step${at}`);
	const matching = steps.map(
		(
			step,
			at,
		) => sql`${name(at)} as materialized (select ${columns} from ${goods}
			where ${and(matches(words, filter), step)})`,
	);
	const narrow = narrowed(filter);
	const taken = steps.map(
		(_, at) =>
			sql`(${take(sql`(select * from ${name(at)} limit ${matchesMax}) goods ${narrow && sql`where ${narrow}`}`)})`,
	);
	return sql`with ${sql.join(matching, sql`, `)} ${sql.join(taken, sql` union all `)}`;
}

/**
 * What was typed in the name first, then its synonyms, beginnings and all others: each goods in one of these. By price,
 * sales or age what is in the name still comes first, or "rice" would begin with whatever is cheap and mentions it.
 */
function tiersOf(
	{ better, begun, matching }: SearchQuery,
	order: GoodsOrder,
): string[] {
	const closer = order === "match" ? better : [begun];
	return [...closer, matching].map((words, at, all) =>
		at === 0 ? words : `(${words}) & !(${all.slice(0, at).join(" | ")})`,
	);
}

interface Slice {
	order: GoodsOrder;
	limit: number;
	offset: number;
}

interface Asked {
	filter: GoodsFilter;
	query: SearchQuery;
}

export interface Match {
	id: number;
	/** How well it matches, the best 0. */
	tier: number;
	price: string;
	createdAt: Date;
}

/**
 * Ids in the order asked for; that of the match is how they match, then what is in stock, then sales. For words that
 * few goods have.
 */
export async function listMatches(
	db: Database,
	{ filter, query }: Asked,
	{ order, limit, offset }: Slice,
): Promise<number[]> {
	const name = (at: number) => sql.raw(`tier${at}`);
	const tiers = tiersOf(query, order);
	const matching = tiers.map(
		(words, at) =>
			sql`${name(at)} as materialized (select ${columns}, ${at}::int as tier from ${goods}
				where ${matches(words, filter)})`,
	);
	const all = sql.join(
		tiers.map((_, at) => sql`select * from ${name(at)}`),
		sql` union all `,
	);
	const narrow = narrowed(filter);
	const { rows } = await db.execute<{ id: number }>(
		sql`with ${sql.join(matching, sql`, `)} select id from (${all}) goods ${narrow && sql`where ${narrow}`}
			order by tier, ${sql.join(orderBy(order), sql`, `)} limit ${limit} offset ${offset}`,
	);
	return rows.map(({ id }) => id);
}

/** The best matches for an order, best sellers first among equals. For words that very many goods have. */
export async function listBestMatches(
	db: Database,
	{ filter, query }: Asked,
	{ order, limit }: { order: GoodsOrder; limit: number },
): Promise<Match[]> {
	const best: Match[] = [];
	for (const [tier, words] of tiersOf(query, order).entries()) {
		const missing = limit - best.length;
		if (missing <= 0) break;
		const ordered = found(
			filter,
			words,
			(step) =>
				sql`select goods.* from ${step} order by ${bestFirst} limit ${missing}`,
		);
		const { rows } = await db.execute<{
			id: number;
			price: string;
			created_at: string;
		}>(sql`${ordered} limit ${missing}`);
		for (const { id, price, created_at } of rows)
			best.push({ id, tier, price, createdAt: new Date(created_at) });
	}
	return best;
}
