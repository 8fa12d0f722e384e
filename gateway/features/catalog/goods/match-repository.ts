import { and, type SQL, sql } from "drizzle-orm";
import { totalMax } from "../../../contract/catalog/goods";
import type { Database } from "../../../db/client";
import { goods, salesSteps, sellsWell } from "../../../db/schema/goods";
import type { SearchQuery } from "../../../full-text/query";
import {
	countFacts,
	countOf,
	type FactCountRow,
	type GoodsCountRow,
} from "./count-repository";
import { totalOf } from "./facets";
import {
	bestSellersFirst,
	type GoodsFilter,
	type GoodsOrder,
	matches,
	narrowed,
	orderBy,
} from "./filter-repository";
import type { GoodsSlice } from "./repository";

// Goods that words find, without reading all of them: a word that a hundred thousand names hold is looked up among
// the best sellers first, then among good ones, and among all others only where these were too few.

const steps = [
	...salesSteps.map((_, step) => sellsWell(goods, step)),
	sql`(${goods.stock} = 0 or ${goods.sales} < ${Math.min(...salesSteps)})`,
];

/** In a shop of fewer goods steps cost more than they spare. */
const goodsOfSteps = 10_000;

/** Words of fewer goods in the first step are those of some hundred goods, and looked up among all at once. */
const bestOfSteps = 10;

const bestFirst = sql.join(bestSellersFirst, sql`, `);

/** Of more matches than these in one step, those that the index names first must do. */
const matchesMax = 10_000;

/** The steps in which goods are asked for words: one where these, or PostgreSQL's reckoning of the shop, promise few. */
async function stepsOf(
	db: Database,
	words: string,
	filter: GoodsFilter,
): Promise<(SQL | undefined)[]> {
	const { rows } = await db.execute(
		sql`select from pg_class where oid = 'goods'::regclass and reltuples > ${goodsOfSteps}
			and (select count(*) from (select from ${goods} where ${and(matches(words, filter), steps[0])}
				limit ${bestOfSteps}) best) = ${bestOfSteps}`,
	);
	return rows.length > 0 ? steps : [undefined];
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

const columns = sql`${goods.id}, ${goods.stock}, ${goods.sales}, ${goods.price}, ${goods.unitPrice}, ${goods.rating}, ${goods.createdAt}, ${goods.categoryId}, ${goods.merchantId}, ${goods.brand}, ${goods.origin}`;

/**
 * Matches of each tier, best sellers first, each tier and step a part of one statement. Who reads them in turn begins a
 * part only when those before it gave fewer than a limit asks for; "materialized" keeps that limit from PostgreSQL's
 * choice of indexes, and has each row read once however often it is asked for.
 */
function matchesOf(
	tiers: string[],
	filter: GoodsFilter,
	steps: (SQL | undefined)[],
) {
	const narrow = narrowed(filter);
	const parts = tiers.flatMap((words, tier) =>
		steps.map((step, at) => {
			const name = sql.raw(`tier${tier}_step${at}`);
			return {
				named: sql`${name} as materialized (select ${sql.raw(String(tier))} as tier, ${columns}
					from ${goods} where ${and(matches(words, filter), step)})`,
				rows: narrow
					? sql`(select * from ${name} limit ${matchesMax}) goods where ${narrow}`
					: sql`${name} goods`,
			};
		}),
	);
	const inTurn = (limit: number, rest?: SQL) => {
		const all = parts.map(({ rows }) => sql`(select * from ${rows} ${rest})`);
		return sql`(select * from (${sql.join(all, sql` union all `)}) goods limit ${limit})`;
	};
	const named = parts.map((part) => part.named);
	return {
		named: sql.join(named, sql`, `),
		any: inTurn,
		best: (limit: number) =>
			inTurn(limit, sql`order by ${bestFirst} limit ${limit}`),
	};
}

interface Found {
	/** Of the page, in the order asked for. */
	ids: number[];
	/** Of all matches, as many as a total says and one more. */
	counts: GoodsCountRow[];
	/** Of the same. */
	facts: FactCountRow[];
}

/** A page of what words find. Where more goods match than a total says, the pages are of the best, in whatever order. */
export async function findMatches(
	db: Database,
	{ filter, query }: { filter: GoodsFilter; query: SearchQuery },
	{ order, limit, offset }: Required<GoodsSlice>,
): Promise<Found> {
	const isBestFirst = order === "match" || order === "sales";
	const rankedMax = limit && (isBestFirst ? offset + limit : totalMax);
	const steps = await stepsOf(db, query.matching, filter);
	const tiers = tiersOf(query, order);
	// The first tier of many goods mostly says it all.
	const turns = steps.length > 1 ? [tiers.splice(0, 1), tiers] : [tiers];
	const found: Found = { ids: [], counts: [], facts: [] };
	for (const turn of turns) {
		const { total, isTotalCapped } = totalOf(found.counts);
		if (turn.length === 0 || isTotalCapped) break;
		const { named, best, any } = matchesOf(turn, filter, steps);
		const counted = any(totalMax + 1 - total);
		const { rows } = await db.execute<Record<keyof Found, never[]>>(
			sql`with ${named} select
				array(select id from ${best(Math.max(rankedMax - total, 0))} goods
					order by tier, ${sql.join(orderBy(order), sql`, `)}
					limit ${limit - found.ids.length} offset ${Math.max(offset - total, 0)}) as ids,
				coalesce((select json_agg(counts) from (${countOf(db, counted)}) counts), '[]') as counts,
				coalesce((select json_agg(facts) from (${countFacts(counted)}) facts), '[]') as facts`,
		);
		for (const { ids, counts, facts } of rows) {
			found.ids.push(...ids);
			found.counts.push(...counts);
			found.facts.push(...facts);
		}
	}
	return found;
}

/** The best sellers among the goods that match these words. */
export async function listBestMatches(
	db: Database,
	words: string,
	limit: number,
): Promise<number[]> {
	const steps = await stepsOf(db, words, {});
	const { named, best } = matchesOf([words], {}, steps);
	const { rows } = await db.execute<{ id: number }>(
		sql`with ${named} ${best(limit)}`,
	);
	return rows.map(({ id }) => id);
}
