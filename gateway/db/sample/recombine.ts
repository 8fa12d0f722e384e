import { localeCodes } from "../../contract/locale";
import { summarizeSkus } from "../../features/catalog/goods/service";
import { searchVector } from "../../full-text/vector";
import { summarizeScores } from "./draw-rating";
import { drawSkus } from "./draw-skus";
import { drawModelNumber, drawSeriesName } from "./draw-words";
import {
	type GoodsRow,
	type NamedGoods,
	type SkuRow,
	skuRows,
	wordsAbout,
} from "./goods-rows";
import { guaranteesOf } from "./guarantees";
import { createRandom, drawSales, drawShelvedAt, pick } from "./random";
import type { ReviewRow } from "./review-rows";
import type { LocalizedSeed } from "./sample-schema";
import { createVectorCache } from "./vector-cache";

// Makes up goods for a large catalogue from the named ones: name, price and pictures of one, introduction of another
// of its leaf category, merchant of a third of its top category, and words and numbers of its own.

interface Parts {
	base: NamedGoods;
	notified: NamedGoods;
	sold: NamedGoods;
	variant: LocalizedSeed;
	ownWords: string;
}

export interface MadeUpGoods {
	goods: GoodsRow;
	skus: SkuRow[];
	reviews: ReviewRow[];
}

/** Answers the goods of an id: always the same for the same id and files. */
export function createRecombiner(
	named: NamedGoods[],
	variants: LocalizedSeed[],
): (id: number) => MadeUpGoods {
	const ofLeaf = groupBy(named, ({ leaf }) => leaf.id);
	const ofTop = groupBy(named, ({ leaf }) => leaf.topId);
	const vectorOf = createPartsVector();

	return (id) => {
		const random = createRandom(id);
		const base = pick(random, named);
		const parts: Parts = {
			base,
			notified: pick(random, ofLeaf.get(base.leaf.id) ?? [base]),
			sold: pick(random, ofTop.get(base.leaf.topId) ?? [base]),
			variant: pick(random, variants),
			ownWords: `${drawSeriesName(random)} ${drawModelNumber(random)}`,
		};
		const skus = drawSkus(random, skuRows(base, id), id);
		const goods: GoodsRow = {
			...descriptionOf(parts, id),
			...summarizeSkus(skus),
			sales: drawSales(random),
			isShown: true,
			...summarizeScores([]),
			createdAt: drawShelvedAt(random),
			search: vectorOf(parts),
		};
		return { goods, skus, reviews: [] };
	};
}

function descriptionOf(
	{ base, notified, sold, variant, ownWords }: Parts,
	id: number,
) {
	const { seed, leaf } = base;
	const name = Object.fromEntries(
		localeCodes.map((code) => [
			code,
			`${seed.name[code]} ${variant[code]} ${ownWords}`,
		]),
	);
	return {
		id,
		merchantId: sold.merchantId,
		categoryId: leaf.id,
		topCategoryId: leaf.topId,
		cartType: leaf.cartType,
		name,
		introduction: notified.seed.introduction,
		unit: seed.unit,
		brand: seed.brand,
		origin: seed.origin,
		storage: seed.storage,
		guarantees: guaranteesOf(base),
		keywords: seed.keywords,
		images: base.images,
	};
}

function createPartsVector(): (parts: Parts) => string {
	const cached = createVectorCache();
	return ({ base, sold, variant, ownWords }) =>
		[
			cached("A", base, () => Object.values(base.seed.name)),
			cached("A", variant, () => Object.values(variant)),
			searchVector({ A: [ownWords], B: [] }),
			cached("B", base, () => wordsAbout(base)),
			cached("B", sold.merchantName, () => Object.values(sold.merchantName)),
		].join(" ");
}

function groupBy<Value>(values: Value[], keyOf: (value: Value) => number) {
	const groups = new Map<number, Value[]>();
	for (const value of values) {
		const group = groups.get(keyOf(value));
		if (group) group.push(value);
		else groups.set(keyOf(value), [value]);
	}
	return groups;
}
