import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { goods, salesSteps, sellsWell } from "../../db/schema/goods";
import type { SearchQuery } from "../search/query";
import {
	bestSellersFirst,
	type GoodsFilter,
	narrowed,
	withinScope,
} from "./filter-repository";

// Goods that words find, without reading all of them: a word that a hundred thousand names hold is looked up among
// the best sellers first, then among good ones, and among all others only where these were too few.

const [best, good] = salesSteps;
const steps: SQL[] = [
	sellsWell(goods, best),
	sql`${sellsWell(goods, good)} and ${goods.sales} < ${best}`,
	sql`(${goods.stock} = 0 or ${goods.sales} < ${good})`,
];

const inOrder = sql.join(bestSellersFirst, sql`, `);

/** Of more matches than these in one step, those that the index names first must do. */
const matchesMax = 5_000;

/**
 * Has PostgreSQL reckon with what it costs to see whether a row matches: its tokens lie outside the row, and reading
 * them takes some hundred times as long as the comparison it takes that for. Otherwise it reads a million rows where
 * an index names the hundred thousand that match.
 */
export async function withWordIndexes<Found>(
	db: Database,
	read: (tx: Database) => Promise<Found>,
): Promise<Found> {
	return db.transaction(async (tx) => {
		await tx.execute(
			sql`select set_config('cpu_operator_cost', '1', true), set_config('jit', 'off', true)`,
		);
		return read(tx);
	});
}

const columns = sql`${goods.id}, ${goods.stock}, ${goods.sales}, ${goods.price}, ${goods.categoryId}, ${goods.merchantId}`;

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
	const matches = steps.map(
		(
			step,
			at,
		) => sql`${name(at)} as materialized (select ${columns} from ${goods}
			where ${and(withinScope(filter), sql`${goods.search} @@ ${words}::tsquery`, step)})`,
	);
	const narrow = narrowed(filter);
	const taken = steps.map(
		(_, at) =>
			sql`(${take(sql`(select * from ${name(at)} limit ${matchesMax}) goods ${narrow && sql`where ${narrow}`}`)})`,
	);
	return sql`with ${sql.join(matches, sql`, `)} ${sql.join(taken, sql` union all `)}`;
}

/** What was typed in the name first, then its synonyms, beginnings and all others: each goods in one of these. */
function tiersOf({ better, matching }: SearchQuery): string[] {
	return [...better, matching].map((words, at, all) =>
		at === 0 ? words : `(${words}) & !(${all.slice(0, at).join(" | ")})`,
	);
}

/** Ids in the order of the match: how they match, then what is in stock, then sales. For words that few goods have. */
export async function listMatches(
	db: Database,
	filter: GoodsFilter,
	query: SearchQuery,
	{ limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
	const name = (at: number) => sql.raw(`tier${at}`);
	const tiers = tiersOf(query);
	const matches = tiers.map(
		(words, at) =>
			sql`${name(at)} as materialized (select ${columns}, ${at}::int as tier from ${goods}
				where ${and(withinScope(filter), sql`${goods.search} @@ ${words}::tsquery`)})`,
	);
	const all = sql.join(
		tiers.map((_, at) => sql`select * from ${name(at)}`),
		sql` union all `,
	);
	const narrow = narrowed(filter);
	const { rows } = await db.execute<{ id: number }>(
		sql`with ${sql.join(matches, sql`, `)} select id from (${all}) goods ${narrow && sql`where ${narrow}`}
			order by tier, ${inOrder} limit ${limit} offset ${offset}`,
	);
	return rows.map(({ id }) => id);
}

/** Ids of the best matches, or of the best sellers among all matches. For words that very many goods have. */
export async function listBestMatches(
	db: Database,
	filter: GoodsFilter,
	query: SearchQuery,
	{ order, limit }: { order: "match" | "sales"; limit: number },
): Promise<number[]> {
	const tiers = order === "match" ? tiersOf(query) : [query.matching];
	const ids: number[] = [];
	for (const words of tiers) {
		const missing = limit - ids.length;
		if (missing <= 0) break;
		const ordered = found(
			filter,
			words,
			(step) =>
				sql`select goods.id from ${step} order by ${inOrder} limit ${missing}`,
		);
		const { rows } = await db.execute<{ id: number }>(
			sql`${ordered} limit ${missing}`,
		);
		ids.push(...rows.map(({ id }) => id));
	}
	return ids;
}
