import type { DataOf, Input } from "../../../contract/call";
import {
	type GoodsCard,
	type GoodsDetail,
	type getGoods,
	type listGoods,
	type listRecommendedGoods,
	totalMax,
} from "../../../contract/catalog/goods";
import { localize } from "../../../contract/locale";
import type { Database } from "../../../db/client";
import { type SearchQuery, searchQuery } from "../../../full-text/query";
import type { Ctx } from "../../../http/context";
import { orNotFound } from "../../../http/errors";
import { count, observe } from "../../../metrics";
import { findCategoryLevel } from "../category/service";
import {
	listCorrections,
	readSearchWords,
	recordMiss,
} from "../search/service";
import {
	countFactsOfGoods,
	countGoods,
	countGoodsOfMerchant,
} from "./count-repository";
import { noFacets, presentFacets, totalOf } from "./facets";
import type { CategoryIds, GoodsFilter, GoodsOrder } from "./filter-repository";
import { findMatches } from "./match-repository";
import { presentGoods, presentGoodsCard } from "./presenter";
import * as repository from "./repository";
import { listNamed } from "./suggest-repository";

export { countShown, countSoldOut } from "./count-repository";
export { findGoodsOfSkus, listShownDetails } from "./details";
export { lowestBelow, presentChoice, presentHonestly } from "./presenter";
export {
	/** Counts the score of one more review, 2 to 10, inside the caller's transaction. Answers whose goods it is. */
	addScore as rateGoods,
} from "./repository";
export { salesOf } from "./sales-repository";
export {
	giveStockBack,
	type Pieces,
	reserveStock,
	restock,
	shipStock,
	takeStock,
} from "./stock";
export {
	/** Keeps these skus, all at once, from whoever else would move them; for who moves them in more than one step. */
	holdSkus as holdStock,
} from "./stock-repository";
export { findOnShelf } from "./substitute-repository";
export { offerSubstitutes, pictureOf } from "./substitutes";
export { summarizeSkus } from "./summarize-skus";
export { presentUnit } from "./unit";

// Goods as visitors see them. A goods that is off the shelf does not exist here: no list shows it and its page is
// not found. Unknown categories and merchants give empty lists, words that cannot be searched give nothing.

type ListInput = Input<typeof listGoods>["query"] & {
	/** Narrows to goods of any of these categories; one that is unknown holds none. */
	anyCid?: number[];
};
type GoodsPage = DataOf<typeof listGoods>;

/**
 * A page of cards with its total and what it can be narrowed to. `order` turns the price sort only; the other sorts
 * have one direction. Words that find nothing are tried again put right (`listCorrections`); those that still find
 * nothing in the whole shop are counted for the operator.
 */
export async function listGoodsPage(ctx: Ctx, input: ListInput) {
	const typed = input.keyword?.trim();
	if (!typed) return readPage(ctx, input);
	const begunAt = performance.now();
	const answer = await search(ctx, input, typed);
	observe("harbour_search_duration_seconds", performance.now() - begunAt);
	const found = answer.correctedKeyword === null ? "found" : "corrected";
	const outcome = answer.total > 0 ? found : "nothing";
	count("harbour_searches_total", { outcome });
	return answer;
}

async function search(ctx: Ctx, input: ListInput, typed: string) {
	const asked = await readPage(ctx, input);
	if (asked.total > 0) return asked;

	for await (const correctedKeyword of listCorrections(ctx, typed)) {
		const found = await readPage(ctx, { ...input, keyword: correctedKeyword });
		if (found.total > 0) return { ...found, correctedKeyword };
	}
	if (!isNarrowed(input)) await recordMiss(ctx, typed);
	return asked;
}

async function readPage(ctx: Ctx, input: ListInput): Promise<GoodsPage> {
	const { page, limit } = input;
	const empty = { list: [], page, limit, correctedKeyword: null };
	const filter = await filterOf(ctx, input);
	if (!filter)
		return {
			...empty,
			total: 0,
			isTotalCapped: false,
			totalPage: 0,
			facets: noFacets,
		};

	const offset = (page - 1) * limit;
	const slice = {
		order: orderOf(input),
		limit: Math.min(limit, Math.max(totalMax - offset, 0)),
		offset,
	};
	const { query } = filter;
	const { rows, counts, facts } = query
		? await listMatches(ctx.db, { filter, query }, slice)
		: await listAll(ctx.db, filter, slice);
	const total = totalOf(counts);
	const names = await repository.listCategoryNames(ctx.db, [
		...new Set(counts.map((row) => row.categoryId)),
	]);
	return {
		...empty,
		list: rows.map((row) => presentGoodsCard(row, ctx)),
		...total,
		totalPage: Math.ceil(total.total / limit),
		facets: presentFacets({ counts, facts }, names, ctx.locale),
	};
}

async function listMatches(
	db: Database,
	asked: { filter: GoodsFilter; query: SearchQuery },
	slice: Required<repository.GoodsSlice>,
) {
	const { ids, ...counted } = await findMatches(db, asked, slice);
	return { rows: await repository.listCardsOf(db, ids), ...counted };
}

async function listAll(
	db: Database,
	filter: GoodsFilter,
	slice: repository.GoodsSlice,
) {
	const [rows, counts, facts] = await Promise.all([
		slice.limit > 0 ? repository.listGoodsCards(db, filter, slice) : [],
		countGoods(db, filter),
		countFactsOfGoods(db, filter),
	]);
	return { rows, counts, facts };
}

/** By anything but words, order and page. */
function isNarrowed(input: ListInput): boolean {
	const { keyword, sort, order, page, limit, ...narrowing } = input;
	return Object.values(narrowing).some((value) => value !== undefined);
}

/** Undefined when nothing can match. */
async function filterOf(
	ctx: Ctx,
	input: ListInput,
): Promise<GoodsFilter | undefined> {
	const typed = input.keyword?.trim();
	const query = typed ? await queryOf(ctx, typed) : undefined;
	if (typed && !query) return undefined;

	const level = input.cid && (await findCategoryLevel(ctx, input.cid));
	if (input.cid && !level) return undefined;
	const anyCategory = input.anyCid && (await levelsOf(ctx, input.anyCid));
	if (anyCategory?.length === 0) return undefined;
	return {
		query,
		anyCategory,
		categoryIds: input.cid && level ? { level, id: input.cid } : undefined,
		merchantId: input.merId,
		cartType: input.cartType,
		minPrice: input.minPrice,
		maxPrice: input.maxPrice,
		onlyInStock: input.inStock === "true",
		minRating: input.rating,
		brand: input.brand,
		origin: input.origin,
		isSelfSupport: input.merchantType && input.merchantType === "self-support",
	};
}

async function levelsOf(ctx: Ctx, ids: number[]): Promise<CategoryIds[]> {
	const found = await Promise.all(
		ids.map(async (id) => ({ id, level: await findCategoryLevel(ctx, id) })),
	);
	return found.flatMap(({ id, level }) => (level ? [{ id, level }] : []));
}

async function queryOf(ctx: Ctx, typed: string) {
	return searchQuery(typed, (await readSearchWords(ctx)).synonyms);
}

function orderOf({ sort, order, keyword }: ListInput): GoodsOrder {
	switch (sort) {
		case "price":
			return order === "desc" ? "priceDescending" : "priceAscending";
		case "default":
			return keyword ? "match" : "sales";
		default:
			return sort;
	}
}

/** Goods for what is being typed, with name and categories: only what the name itself says, or a synonym of it. */
export async function listGoodsNamed(ctx: Ctx, typed: string, limit: number) {
	const query = await queryOf(ctx, typed);
	return query ? listNamed(ctx.db, query, limit) : [];
}

/** Cards for a shelf of a home page; no total is counted. */
export async function listGoodsForShelf(
	ctx: Ctx,
	filter: GoodsFilter,
	slice: repository.GoodsSlice,
): Promise<GoodsCard[]> {
	const rows = await repository.listGoodsCards(ctx.db, filter, slice);
	return rows.map((row) => presentGoodsCard(row, ctx));
}

/** Cards of these goods, in the order of the ids, whether they are on the shelf or not. */
export async function listCards(ctx: Ctx, ids: number[]): Promise<GoodsCard[]> {
	const rows = await repository.listCardsOf(ctx.db, ids);
	return rows.map((row) => presentGoodsCard(row, ctx));
}

/** The same of those that are on the shelf. */
export async function listShownCards(
	ctx: Ctx,
	{ ids }: { ids: number[] },
): Promise<GoodsCard[]> {
	const rows = await repository.listCardsOf(ctx.db, ids, { areShown: true });
	return rows.map((row) => presentGoodsCard(row, ctx));
}

/** Merchant and categories of a goods, for features that ask what counts it; undefined when it is not shown. */
export function findGoodsPlace(ctx: Ctx, id: number) {
	return repository.findShownPlace(ctx.db, id);
}

/** Throws 404 for a goods that is unknown or off the shelf. */
export async function getShownGoods(ctx: Ctx, id: number) {
	return orNotFound(await repository.findShownGoods(ctx.db, id));
}

export async function getGoodsDetail(
	ctx: Ctx,
	{ id }: Input<typeof getGoods>["params"],
): Promise<GoodsDetail> {
	const row = await getShownGoods(ctx, id);
	const [skus, categories] = await Promise.all([
		repository.listSkus(ctx.db, [id]),
		repository.listCategoryNames(ctx.db, [row.categoryId, row.topCategoryId]),
	]);
	return presentGoods({ row, skus, categories }, ctx);
}

/** What sells best at each of these merchants, so many of each. */
export async function listBestSellers(
	ctx: Ctx,
	merchantIds: number[],
	limit: number,
) {
	if (merchantIds.length === 0) return [];
	const rows = await repository.listBestSellersOf(ctx.db, merchantIds, limit);
	return rows.map(({ merchantId, id, name, images }) => ({
		merchantId,
		goods: {
			id,
			name: localize(name, ctx.locale),
			image: images[0] ?? "",
		},
	}));
}

/** How many goods a merchant has on the shelf in each leaf category; those without any are missing. */
export async function countByCategory(ctx: Ctx, merchantId: number) {
	const rows = await countGoodsOfMerchant(ctx.db, merchantId);
	return new Map(rows.map((row) => [row.categoryId, row.count]));
}

export async function recommendGoods(
	ctx: Ctx,
	{ id, limit }: Input<typeof listRecommendedGoods>["query"],
): Promise<GoodsCard[]> {
	const row = await repository.findShownGoods(ctx.db, id);
	if (!row) return [];
	const rows = await repository.listGoodsBeside(ctx.db, row, limit);
	return rows.map((beside) => presentGoodsCard(beside, ctx));
}
